import { href } from "react-router";

export const HOME = href("/client/dashboard");
export const PROFILE = href("/client/dashboard/profile");
export const CONSULTATION = href("/client/dashboard/consultation");
export const CONTACT = href("/client/dashboard/contact");
export const MY_DATA = href("/client/dashboard/my-data.zip");
export const DELETE_ACCOUNT = href("/client/dashboard/delete-account");
