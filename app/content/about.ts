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
  sample:
    "Larkfield began with one sewing machine, one long table and a neighbor’s bay window. That was {years} ago. The table is longer now; the work is the same. Some of the people we sew for today are the children of our first clients.",
  plain:
    "A drape begins with a tape measure and ends with a steam iron. Between the two are a long table, a steady hand and {years} of knowing what cloth will do.",
  workroom: [
    "One workroom in {town} cuts, sews and hangs everything we sell. Whoever measures your windows can walk over to the table where they are made.",
    "Nothing is made ahead and nothing is kept in stock. Each order is drawn to scale, agreed on, cut once and followed to the last press.",
  ],
} as const;

export const journey = [
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

export const customers =
  "We sew for first apartments and for fifth houses, for designers who send drawings and for people who send a photograph and a question. Most live within {area}. Some live far away and have never seen our table. All of them get the same seams.";
