/** We come, or, farther away than we do, talk by video. */
export type ConsultationKind = "visit" | "call";
