import type { FormProblem } from "#app/web/form-problem.ts";

/** What the authenticator app has to be told: as a picture, as a link and to be typed. */
export interface SetUp {
  address: string;
  secret: string;
  qr: { size: number; path: string };
}

/** What the page shows once, and keeps nowhere. */
export interface SetUpAnswer {
  setup?: SetUp | undefined;
  recoveryCodes?: string[] | undefined;
}

export interface SetUpProblem extends FormProblem {
  setup?: SetUp | undefined;
}

export const SET_UP_FAILED = "That did not work on our side. Please try again.";
