export const CONSULTATION_FEE_CENTS = 150_00;
export const CONSULTATION_RADIUS_MILES = 45;
export const CONSULTATION_CENTER = "Philadelphia, PA";

/** We come, or, farther away than we do, talk by video. */
export type ConsultationKind = "visit" | "call";
