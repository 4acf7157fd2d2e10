/** The founder is a sample person, and the owner's account in the demo: replace the name and the story with your own. */
const name = { firstName: "Nora", lastName: "Larkfield" } as const;

export const founder = {
  ...name,
  title: "A tailor’s apprentice",
  story: [
    `${name.firstName} ${name.lastName} learned to sew from a tailor in South Philadelphia who made her rip out every seam that was not straight. She made coats first. Then a neighbor asked whether she could do something about a bay window.`,
    "She could. It took three weekends and most of a dining table. The neighbor’s sister had five windows. By the next spring there was a workroom in Ardmore, and a second pair of hands.",
  ],
  words: "A drape is a coat for a window. It has to fit, and it has to move.",
} as const;

/** How the house began. Told as a sample, and plainly where no sample may stand. */
export const shippedHistory = {
  display: { sample: "It began with a bay window", plain: "How a drape begins", own: "How it began" },
  sample:
    "Larkfield began with one sewing machine, one long table and a neighbor’s bay window. That was {years} ago. The table is longer now, and we still work by hand. Some of the people we sew for today are the children of our first clients.",
  plain:
    "A drape begins with a tape measure and ends with a steam iron. Between the two are a long table, a steady hand and {years} of knowing what cloth will do.",
  workroom: [
    "One workroom in {town} cuts, sews and hangs everything we sell. Whoever measures your windows can walk over to the table where they are made.",
    "Nothing is made ahead and nothing is kept in stock. Each order is drawn to scale, agreed on, cut once and followed to the last press.",
  ],
} as const;

/** The sample's years; where no sample may stand, the way of one order. */
export const sampleJourney = [
  { when: "The first years", text: "One machine, one table, drapery for houses up and down the Main Line." },
  {
    when: "A proper workroom",
    text: "A sixteen-foot table, so that a full panel can lie flat while it is cut and matched.",
  },
  { when: "Wood as well as cloth", text: "Cornice boards join the drapery, built and covered under the same roof." },
  {
    when: "Beyond Pennsylvania",
    text: "Orders placed online and shipped, for people we may never meet, made with the same seven measurements.",
  },
  {
    when: "Today",
    text: "{Years} on, still one order at a time, still pressed by hand.",
  },
] as const;

export const journeyOfAnOrder = [
  { when: "Measured", text: "Seven measurements a window, by you with our guide, or by us within {area}." },
  { when: "Drawn", text: "Your own windows to scale, in the cloth you chose, before anything is ordered." },
  { when: "Cut once", text: "Every length is worked out on paper first. Then the cloth lies flat, and is cut." },
  { when: "Sewn", text: "Linings, headings and hems, made for one window at a time." },
  { when: "Pressed and hung", text: "Hung by us within {area}. Farther away it ships, ready for your hardware." },
] as const;

export const values = [
  {
    name: "Customer Focus",
    text: "You speak with the people who sew. We ask how the room is used before we ask about cloth.",
  },
  {
    name: "Craftsmanship",
    text: "Pleats tacked by hand, patterns matched, corners weighted. The back is finished like the front.",
  },
  {
    name: "Innovation",
    text: "Drawings of your own window, to scale, before anything is cut. Motors and tracks that make no fuss.",
  },
  {
    name: "Integrity",
    text: "One clear total. If a plainer style or a cheaper cloth would serve you better, we say so.",
  },
] as const;

export const customers = {
  sample:
    "We sew for first apartments and for fifth houses, for designers who send drawings and for people who send a photograph and a question. Most live within {area}. Some live far away and have never seen our table. All of them get the same seams.",
  plain:
    "A first apartment or a fifth house, a designer’s drawings or a photograph and a question: whatever comes to the table gets the same seams. Within {area} we come to you, and anywhere else our measuring guide takes our place.",
};
