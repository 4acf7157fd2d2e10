/**
 * What the site promises in the owner's name. Each waits for the owner's word: strike or change what the workroom cannot
 * hold, then set `promises` in samples.ts to false.
 */
export const promises = {
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
} as const;
