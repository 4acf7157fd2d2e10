import type { NamedLink, Window } from "./window.ts";

export type Windows = Window[];
export type Hardware = NamedLink[];
