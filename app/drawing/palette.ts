export const INK = "#23262A";
/** The line of a drawing: ink, softened once here instead of by an opacity on every line. */
export const LINE = "#3D3E40";
/** Shade outside the cloth is warm; pure ink would turn it grey. */
export const SHADOW = "#4A3520";
export const LIGHT = "#FFFDF6";
export const LINEN = "#F7F2E9";
export const BONE = "#ECE3D3";
export const MOSS = "#3F4A3C";
export const BRASS_DEEP = "#7D5C2C";
