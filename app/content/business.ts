/** The business itself: change a fact here and every page, e-mail and document follows. */
export const business = {
  name: "Larkfield Drapery",
  shortName: "Larkfield",
  email: "hello@larkfield.example",
  phone: "(215) 555-0142",
  phoneLink: "tel:+12155550142",
  location: "Ardmore, Pennsylvania",
  town: "Ardmore",
  region: "PA",
  hours: "Monday to Friday, 9 to 5",
  openingHours: "Mo-Fr 09:00-17:00",
  yearsInBusiness: 20,
  governingLaw: "Pennsylvania",
} as const;
