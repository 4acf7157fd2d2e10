import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, redirect } from "react-router";
import { RouterProvider } from "react-router/dom";
import Kit from "./kit.tsx";
import StylesPage from "./styles.tsx";
import "./kit.css";

/** A site of its own, at the address that its links name. */
const router = createBrowserRouter([
  { path: "/kit", Component: Kit },
  { path: "/kit/styles", Component: StylesPage },
  { path: "*", loader: () => redirect("/kit") },
]);

createRoot(document.body).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
