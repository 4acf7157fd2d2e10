import { redirect } from "react-router";

/** The address under which links and search engines know the page of home visits. */
export const loader = () => redirect("/home-visits", 301);
