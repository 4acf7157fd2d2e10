import type { PhotoFault } from "#app/domain/photos/photo-limits.ts";
import type { PhotoType } from "#app/domain/photos/photo-type.ts";

/** A file that arrived, and where its two pictures are to be written. */
export interface PhotoJob {
  type: PhotoType;
  from: string;
  large: string;
  small: string;
}

export interface MadePhoto {
  width: number;
  height: number;
  /** The lens as the camera said, in millimeters of 35 mm film. */
  focal35: number | null;
}

export type PhotoResult = { ok: true; photo: MadePhoto } | { ok: false; fault: PhotoFault };
