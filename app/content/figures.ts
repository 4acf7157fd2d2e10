import {
  CONSULTATION_FEE_CENTS,
  CONSULTATION_RADIUS_MILES,
  DECORATIVE_TRIM_CENTS_PER_FOOT,
  YEARS_IN_BUSINESS,
} from "#app/domain/constants.ts";

/** The business's numbers as its pages say them. */
export const overYears = `over ${YEARS_IN_BUSINESS} years`;
export const consultationFee = `$${CONSULTATION_FEE_CENTS / 100}`;
export const consultationArea = `${CONSULTATION_RADIUS_MILES} miles of Philadelphia`;
export const trimPrice = `$${DECORATIVE_TRIM_CENTS_PER_FOOT / 100} per foot`;
