import { href } from "react-router";

export const INQUIRIES = href("/admin/dashboard/inquiries");
export const inquiryPath = (id: string) => href("/admin/dashboard/inquiries/:id", { id });
