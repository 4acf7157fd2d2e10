/** What styles are told apart by; which style is what stands in style-facts.ts, which no page brings to a browser. */
export const characters = ["tailored", "soft", "formal"] as const;
export type Character = (typeof characters)[number];

export const rooms = ["living", "dining", "bedroom", "nursery", "kitchen", "bath", "study", "hall"] as const;
export type Room = (typeof rooms)[number];

/** What a window can be that makes one style better than another. An ordinary one takes them all. */
export const windowShapes = ["small", "wide", "tall"] as const;
export type WindowShape = (typeof windowShapes)[number];

/** How a thing is kept clean, which goes by how it is made. */
export const careKinds = ["pleated", "loose", "stretched", "track", "romanShade", "hardShade", "board", "rod"] as const;
export type CareKind = (typeof careKinds)[number];
