/** Where the sprite of all style cards is served; apart from how it is drawn, which no page runs. */
export const CLOTH_SPRITE = "/styles/cloth.svg";
