import { type Business, factsOf, type Offer } from "#app/domain/site/site-facts.ts";

/** The business as the build ships it. The owner's own facts take their place (Settings, Business and site). */
export const shippedBusiness: Business = {
  name: "Larkfield Drapery",
  shortName: "Larkfield",
  email: "hello@larkfield.example",
  notices: "",
  phone: "2155550142",
  street: "",
  town: "Ardmore",
  region: "PA",
  state: "Pennsylvania",
  zip: "",
  hours: "Monday to Friday, 9 to 5",
  openingHours: "Mo-Fr 09:00-17:00",
  yearsInBusiness: 20,
};

/** Each promise waits for the owner's word: strike or change what the workroom cannot hold. */
export const shippedOffer: Offer = {
  visitFee: 150_00,
  miles: 45,
  center: "Philadelphia, PA",
  centerZip: "19107",
  visits:
    "Philadelphia itself, the Main Line, and Delaware, Chester, Montgomery and Bucks counties; across the river Camden, Burlington and Gloucester counties, and to the south as far as Wilmington.",
  answer: "usually within two business days",
  quote: "usually within two business days",
  leadTime: "six to eight weeks",
  remake: "we’ll alter or remake it and pay the return",
  refund: "tell us within 30 days. We’ll alter it, remake it or refund it.",
  cancellation: "You may cancel with a full refund until the fabric is ordered or cut.",
  hems: "hems are weighted",
  onePerson: "One person follows your order from the first cut to the last press.",
  careLabel: "we sew a care label for your own cloth into the hem",
  childSafety: "is held tight to the wall by a fixed guide, and we do not hang one without it",
  nothingUnpaid: "Nothing is cut until you have said yes and paid what your quote asks for.",
};

export const shippedFacts = factsOf(shippedBusiness, shippedOffer);
