import { CONSULTATION_FEE_CENTS, CONSULTATION_RADIUS_MILES } from "#app/domain/consultations/consultation-offer.ts";
import { business } from "./business.ts";

/** The business's numbers as its pages say them. */
export const overYears = `over ${business.yearsInBusiness} years`;
export const consultationFee = `$${CONSULTATION_FEE_CENTS / 100}`;
export const consultationArea = `${CONSULTATION_RADIUS_MILES} miles of Philadelphia`;
/** Where whoever would like to learn first can look. A test counts them: the catalogue itself is too long for a page. */
export const seeStyles = { to: "/styles", label: "See all 59 styles" } as const;
