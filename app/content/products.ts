/** The three groups of things we make, with the pictures' names for them, and where each can be looked at first. */
export const products = [
  {
    id: "drapery",
    name: "Side Panels & Drapery",
    short: "From floor to ceiling, drawn every day or left to frame the view.",
    text: "Full drapery that closes at night, or side panels that only frame the glass. Pleats are folded and tacked by hand, {hems}, and patterns meet at every seam.",
    learn: { to: "/styles#drapes", label: "See the drapery styles" },
    choices: [
      "Eighteen headings, from grommet to goblet",
      "Lined, interlined or blackout",
      "Banding and trim on any edge",
    ],
  },
  {
    id: "top-treatments",
    name: "Top Treatments",
    short: "Cornice boards and valances that finish a window and hide the hardware.",
    text: "Cornice boards are built of wood, padded and covered in your fabric. Valances are sewn soft and hung from a board or a rod. Either one hides the hardware and gives a plain window its shape.",
    learn: { to: "/styles#tops", label: "See the cornices and valances" },
    choices: ["Thirteen cornice boards", "Twenty-one valances", "Finished with tape, cord, welt or fringe"],
  },
  {
    id: "roman-shades",
    name: "Roman Shades",
    short: "Soft folds where there is no room for drapery: over a sink, in a bay, beside a bathtub.",
    text: "One piece of cloth that rises in folds. Flat for a clean line, hobbled or slouched for a softer one. Lined for the light you want, and raised without a cord if you like.",
    learn: { to: "/styles#shades", label: "See the shades" },
    choices: [
      "Six soft shades, and hard shades to size",
      "Clutch, cordless or motorized",
      "Sheer, standard or blackout lining",
    ],
  },
] as const;

/** The order on the home page, as the business has always shown them. */
export const productsAtHome = ["top-treatments", "drapery", "roman-shades"] as const;

export const steps = [
  {
    title: "Create an order in the client portal",
    text: "Add your windows, their measurements, the styles and the fabrics you have in mind. Would you rather talk it through first? Within {area} we come to your home. The {fee} consultation is credited on your final quote.",
  },
  {
    title: "Get a quote and pay",
    text: "We check every window and send one clear total with a payment link. {nothingUnpaid}",
  },
  {
    title: "We craft it",
    text: "Your cloth is laid out on our table, matched, cut and sewn. {onePerson}",
  },
  {
    title: "We install or deliver",
    text: "Near {near} we hang it, dress the folds and take the packing away. Farther away, it ships folded in tissue, ready for your hardware.",
  },
] as const;
