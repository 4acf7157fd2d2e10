export { default, meta } from "./orders.tsx";
