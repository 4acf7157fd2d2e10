import { createContext, useContext } from "react";

/** Whether the drawings below wear another cloth than the one in their files. */
export const DressedContext = createContext(false);

export function useDressed(): boolean {
  return useContext(DressedContext);
}
