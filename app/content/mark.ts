/**
 * Our mark on a field of 32: a rod, and below it two folds of cloth that stand as an L. Every edge is on a whole number,
 * so that it stays sharp at 16 px. The icons in `public` are made from it by pictures/mark.mjs.
 */
export const mark = {
  rod: "M2 2h28v4H2z",
  cloth: "M4 9h5v21H4zM11 9h5v8q0 5 5 5h7v8H11z",
} as const;
