import { href } from "react-router";

export const INQUIRIES = href("/admin/dashboard/inquiries");
export const inquiryPhotoPath = (id: string, photoId: string) =>
  href("/admin/dashboard/inquiries/:id/photos/:photoId", { id, photoId });
export const inquiryPath = (id: string) => href("/admin/dashboard/inquiries/:id", { id });
