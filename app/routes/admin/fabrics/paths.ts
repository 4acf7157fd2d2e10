import { href } from "react-router";

export const FABRICS = href("/admin/dashboard/fabrics");
export const NEW_FABRIC = href("/admin/dashboard/fabrics/new");
export const FABRICS_CSV = href("/admin/dashboard/fabrics.csv");

export const fabricPath = (id: string) => href("/admin/dashboard/fabrics/:id", { id });

/** The form for a new fabric, filled with what an order says of one of its cloths. */
export const bookClothPath = (orderId: string, cloth: string) =>
  `${NEW_FABRIC}?${new URLSearchParams({ order: orderId, cloth })}`;
