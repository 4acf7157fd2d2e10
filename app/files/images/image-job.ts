import type { PhotoFault } from "#app/domain/photos/photo-limits.ts";
import type { PhotoType } from "#app/domain/photos/photo-type.ts";
import type { Corners, Size } from "#app/domain/wall/camera.ts";
import type { Light, Stroke } from "#app/domain/wall/wall-view.ts";

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

/** A picture of the owner's for the public site, and where its files are to be written: "960.webp" by its width, a logo's "64.png" by its height. */
export interface SitePictureJob extends Pick<PhotoJob, "type" | "from"> {
  logo: boolean;
  files: Readonly<Record<string, string>>;
}

export type SitePictureResult =
  | { ok: true; width: number; height: number; made: readonly string[] }
  | { ok: false; fault: PhotoFault };

/** A treatment as it is hung before a wall: a picture, and how many inches it measures where. */
export interface HungLayer {
  /** The inside of an svg element that shows the box. */
  markup: string;
  viewBox: string;
  /** In inches from the top left of the frame. */
  box: { x: number; y: number; width: number; height: number };
  out: number;
  face: { left: number; right: number };
  returns: { left: boolean; right: boolean };
  lid: boolean;
}

/** A stored photograph, and what hangs before its wall. */
export interface SceneJob {
  scene: true;
  photo: string;
  to: string;
  corners: Corners;
  frame: Size;
  focal35: number | null;
  /** How much wall there is beside the frame, where it was measured. */
  walls: { left: number | null; right: number | null };
  layers: readonly HungLayer[];
  mask: readonly Stroke[];
  light: Light;
}

export type SceneResult = { ok: boolean };
