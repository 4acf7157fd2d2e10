export { default, loader, meta } from "./orders.tsx";
