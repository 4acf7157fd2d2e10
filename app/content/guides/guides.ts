import { type Door, doors } from "#app/content/doors.ts";
import type { PictureId } from "#app/content/pictures/pictures.ts";
import { TRIM_PRICE } from "#app/content/placed-texts.ts";

export interface Guide {
  path: string;
  title: string;
  /** A line of our own, set large below a title that is plain. */
  display?: string;
  description: string;
  lead: string;
  picture: PictureId;
  sections: readonly GuideSection[];
  /** What the last band stands on, the others by turns: another ground than what the page ends with. */
  last: "linen" | "bone";
  /** How the page ends, and the one or two quieter ways on that follow from it. */
  call: { title: string; text: string; form: "band" | "letter"; doors: readonly Door[] };
}

interface GuideSection {
  title: string;
  text: readonly string[];
  /** Short answers side by side: what it is about, and what to do or expect. */
  points?: readonly (readonly [name: string, text: string])[];
  /** The points follow one another. */
  inOrder?: true;
  /** What is drawn here: see routes/public/guide. */
  figure?: "linings" | "layers" | "calendar" | "rod" | "sheet" | "houses" | "cloths" | "hardware";
  /** Stands beside the one after it, or the one before it. */
  half?: true;
}

/** What happens on a visit, said where one is booked too. */
export const visitSteps = [
  ["Before", "You choose a time in your portal. If you like, ask for swatches first and live with them for a while."],
  [
    "At your home",
    "We look at the light and how the room is used, hold cloth against the wall and measure every window.",
  ],
  ["Afterward", "You get drawings to scale and a quote, line by line, {quote}. The {fee} comes off it."],
] as const;

/** Pages for people who want to know before they ask. Each says only what the workroom does. */
export const guides: readonly Guide[] = [
  {
    path: "/linings",
    title: "Linings",
    display: "Light by day, and what the street sees at night",
    description:
      "Unlined, sheer batiste, standard and blackout compared by day and by night, and what interlining adds. How to choose the back of a drape or a shade.",
    lead: "The cloth is what you see. The lining decides how much light comes through it, what the street sees at night, and how long it lasts.",
    picture: "bedroom-velvet-pinch-dusk",
    sections: [
      {
        title: "Four linings, by day and by night",
        text: ["Each is drawn twice: from inside the room by day, and from the street by night with a lamp on."],
        figure: "linings",
      },
      {
        title: "Interlining, the layer between",
        text: [
          "A soft flannel between face and lining. It makes folds rounder, takes the rattle out of a draft and hides the shadow of a seam. It adds weight, so the rod must be fixed to something that holds, and it adds to the stack beside the glass.",
          "Silk and thin wool are better for it. Velvet seldom needs it. An unlined panel cannot have it, for there would be nothing to hold it.",
        ],
        figure: "layers",
      },
      {
        title: "Which one for which room",
        text: [],
        points: [
          [
            "Bedroom",
            "Blackout, and panels wide enough to pass the frame at both sides: most light comes around a drape.",
          ],
          ["Living room", "Standard. It keeps the sun off the cloth, and from outdoors every window looks alike."],
          ["Kitchen and bath", "Standard or unlined, in a cloth that can be cleaned often."],
          ["A room that faces north", "Sheer batiste, or none: let in what light there is."],
          ["Over a sheer", "Standard or blackout. The sheer works by day, the drape by night."],
        ],
      },
    ],
    last: "linen",
    call: {
      title: "Not sure which back you need?",
      text: "Tell us the room and the way it faces. We’ll say what we would sew.",
      form: "letter",
      doors: [doors.ask, doors.swatches],
    },
  },
  {
    path: "/care",
    title: "Care",
    display: "A soft brush and a little time",
    description:
      "How to keep drapery, Roman shades, cornices and valances: a little every month, spots, cleaning by cloth, and how to dress folds again.",
    lead: "Sun and dust wear cloth out. A lining keeps off the sun, and a soft brush once a month takes away the dust.",
    picture: "care-brush-hem-sun",
    sections: [
      {
        title: "A little, often",
        text: [
          "Go over it with the soft brush of a vacuum once a month, on low, from the top down. Close drapes for it, so that no fold keeps its dust. Open and close them fully while you are at it, even where they usually stand still, so that the sun does not always find the same fold.",
          "Air a room after cooking. Smoke and steam settle in cloth before they settle anywhere else.",
        ],
        figure: "calendar",
      },
      {
        title: "By cloth",
        figure: "cloths",
        text: ["Most lined work should be cleaned by a specialist on the rod or by dry cleaning; {careLabel}."],
        points: [
          [
            "Linen",
            "It moves with damp air: a tall panel can gain or lose half an inch or more, and comes back. Press it with steam while it is a little damp.",
          ],
          ["Velvet", "Never press it. Steam from behind, and brush it the way the pile lies."],
          ["Wool", "Air it and brush it. Open and close it often: moths settle in folds that are never moved."],
          [
            "Sheer",
            "Dust shows here first. Many sheers can be washed cool and hung up damp; ask us before the first time.",
          ],
          ["Stripe and print", "Test any cleaner inside a hem. Strong sun wants a lining behind it."],
        ],
      },
      {
        title: "When something is spilled",
        half: true,
        text: [
          "Press a dry white cloth on it, and lift. Do not rub and do not wet it first: water leaves a ring on linen and silk that is harder to remove than the spot. If it stays, leave it to a cleaner and say what it was.",
        ],
      },
      {
        title: "Shades, cornices and valances",
        half: true,
        text: [
          "Lower a Roman shade fully before you brush it, and follow the folds, not across them. Leave it down for a day once a season, so that its creases do not set.",
          "A cornice is upholstery: brush it along the top, where dust lies, and leave spots to somebody who cleans chairs.",
        ],
      },
      {
        title: "Dressing folds again",
        text: [],
        inOrder: true,
        points: [
          [
            "Run the folds down",
            "Open the drape. Begin at the heading and run each fold down between two fingers as far as you can reach, then from a stool to the hem.",
          ],
          [
            "Tie them loosely",
            "Tie the folds with a strip of cloth at the top, in the middle and above the hem, so loosely that nothing is creased.",
          ],
          ["Leave it for three days", "Then untie it. The cloth falls in the same folds again when it is drawn."],
        ],
      },
    ],
    last: "bone",
    call: {
      title: "A spot you are worried about?",
      text: "Say what it was, and on which cloth. We’ll tell you what we would do, and what to leave alone.",
      form: "band",
      doors: [doors.ask],
    },
  },
  {
    path: "/hardware",
    title: "Hardware",
    display: "Rods, rings and tracks",
    description:
      "Rods, rings, tracks and brackets for drapery, and clutch, cordless or motorized controls for shades: what carries which style, and what to measure.",
    lead: "A drape is carried for years by a rod and a few brackets. Choose them with the style, because each heading wants its own.",
    picture: "hardware-finials-rings-wool",
    sections: [
      {
        title: "How high, how wide",
        text: [
          "Four inches above the frame is the least; halfway to the ceiling is better, and the ceiling is best in a low room. Beside the frame, leave the drape room to stand clear of the glass when it is open. Your order draws it to scale, so that you see it before anything is drilled.",
          "A long rod needs a bracket about every five feet, and one near each end. Heavy cloth with interlining wants studs or anchors, never plaster alone.",
        ],
        figure: "rod",
      },
      {
        title: "What carries which style",
        text: [],
        figure: "hardware",
        points: [
          [
            "A rod with rings",
            "For every pleated heading, and for a plain top. Rings slide by hand; the heading hangs below the rod.",
          ],
          [
            "A rod alone",
            "For grommets, hidden tabs and rod pockets. Grommets slide; a pocket is gathered and stays where it is.",
          ],
          [
            "A traverse rod",
            "Drawn by a cord or a wand, hidden behind the heading. Right under a cornice or a valance.",
          ],
          [
            "A track",
            "For ripplefold. The folds are set by its carriers, so it comes with the panels and the hardware is included.",
          ],
          ["A board", "For board-mount valances and for most Roman shades. We build and cover it."],
        ],
      },
      {
        title: "How a shade is raised",
        text: [],
        figure: "hardware",
        points: [
          ["Clutch", "A beaded loop at one side, good for wide and heavy shades. It {childSafety}."],
          [
            "Cordless",
            "Lift or lower the bottom bar by hand. Nothing hangs in reach: our first choice where a child sleeps or plays.",
          ],
          ["Motorized", "A quiet motor and a remote, for tall windows, and for many windows that move together."],
        ],
      },
      {
        title: "Ours, or your own",
        text: [
          "Have rods already? Say so in your order and we’ll make to fit them: give us the diameter and how far they stand from the wall. Found something elsewhere? Its name or a link is enough. If it will not carry the cloth, we’ll say so before you buy it.",
        ],
      },
    ],
    last: "linen",
    call: {
      title: "Tell us about the wall",
      text: "What is above the window and beside it, and what the wall is made of, tells us most of what we need.",
      form: "band",
      doors: [doors.ask, doors.visit],
    },
  },
  {
    path: "/for-designers",
    title: "For Designers",
    description:
      "A workroom for interior designers: your cloth, drawings to scale with finished sizes, a quote line by line, swatches and one person who follows the job.",
    lead: "For every window you get a drawing to scale, the yards to buy and its lines of the quote.",
    picture: "drawing-room-swag-jabot-silk-noon",
    sections: [
      {
        title: "One window, worked out",
        text: [
          "Seven measurements and the name of a cloth go in. A drawing to scale comes out, and the figures you need before you buy: the same ones we cut by.",
        ],
        figure: "sheet",
      },
      {
        title: "What you get from us",
        text: [],
        points: [
          [
            "Every window drawn",
            "To scale, in the cloth you chose and with its repeat at its true size, with finished width and length.",
          ],
          [
            "Yards before you buy",
            "Name the cloth, its width and repeat, and the quote counts the yards, matched at every seam.",
          ],
          [
            "A quote, line by line",
            "Each treatment, lining, trim and rod priced separately, with choices your client may still make.",
          ],
          [
            "Versions that stay",
            "What was sent stays as it was sent. A change is a new version that says what is different.",
          ],
          [
            "A packet on the table",
            "Cuts, hems, headings and hardware for each window on one page, the same figures that were quoted.",
          ],
        ],
      },
      {
        title: "Your cloth",
        half: true,
        text: [
          `Send it to the workroom with the job’s name on it. We measure it before we cut, and write to you if a flaw or a short piece would show. Trim is sewn on by hand and costs ${TRIM_PRICE}.`,
          "Need to see cloth first? Ask for up to five swatches at a time.",
        ],
      },
      {
        title: "Measured by you, or by us",
        half: true,
        text: [
          "Seven measurements per window are enough to draw and to quote. Within {area} we come to the house; the {fee} visit is credited on the final quote. Most orders are ready {leadTime} after payment, once the cloth has reached us.",
          "{onePerson}",
        ],
      },
    ],
    last: "linen",
    call: {
      title: "Send us one window",
      text: "Its size, the cloth and a sentence are enough. We’ll answer with what it takes.",
      form: "letter",
      doors: [doors.ask, doors.swatches],
    },
  },
  {
    path: "/home-visits",
    title: "Drapery near {near}",
    description:
      "Custom drapery, Roman shades, cornices and valances made in {location}. Home visits within {area}: what we bring, and what happens.",
    lead: "The workroom is in {town}. Within {area} we come to you with samples and a tape measure, and we come back to hang what we made.",
    picture: "living-grommet-slate-street-overcast",
    sections: [
      {
        title: "Where we visit",
        text: ["{visits} When you book a visit we look at your zip code, so that nobody drives for nothing."],
      },
      {
        title: "What happens on a visit",
        text: [],
        inOrder: true,
        points: visitSteps,
      },
      {
        title: "Houses we know",
        text: [],
        figure: "houses",
        points: [
          ["Row houses", "Tall, narrow windows near the street: a shade for the day behind a drape for the night."],
          [
            "Stone farmhouses",
            "Walls two feet thick and no two frames alike. A shade inside the reveal, a panel on the wall beside it.",
          ],
          [
            "Twins and Victorians",
            "Bays of three and five. Each window is measured by itself, because none of them is square.",
          ],
          ["New houses and lofts", "Wide glass. Ripplefold on a track, or motors where nobody can reach."],
        ],
      },
    ],
    last: "linen",
    call: {
      title: "Come and see, or let us come",
      text: "Call {phone}, or write. We’ll find a day.",
      form: "letter",
      doors: [doors.visit, doors.ask],
    },
  },
];

/** What a house with drapes and shades asks for in a year; January is 1. */
export const careYear = [
  {
    what: "Brush from top to hem, drapes closed.",
    when: "Every month.",
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  },
  { what: "Open and close every drape fully.", when: "Every month.", months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  { what: "Leave Roman shades down for a day.", when: "Once a season.", months: [1, 4, 7, 10] },
  { what: "Brush the tops of cornices and valances.", when: "Once a season.", months: [1, 4, 7, 10] },
  { what: "Look at brackets, cords and hems.", when: "In spring and in fall.", months: [4, 10] },
  { what: "Dress the folds again, after the damp months.", when: "In fall.", months: [10] },
] as const;

/** Four linings, drawn in drawings/linings.svg: a room behind each in sunlight, and what a passer-by sees of a lamp. */
export const linings = [
  {
    name: "Unlined",
    day: "The weave glows, and seams show as lines.",
    night: "Lamps, and shapes that move before them.",
    good: "For air and light: kitchens, porches, sheers.",
  },
  {
    name: "Sheer batiste",
    day: "A soft, even glow without the seams.",
    night: "A lit window; shapes close to the cloth.",
    good: "For shades in rooms that want their daylight.",
  },
  {
    name: "Standard",
    day: "Dim, not dark: you can read near it.",
    night: "A faint glow, and nobody in it.",
    good: "For most rooms. It keeps the sun off the cloth.",
  },
  {
    name: "Blackout",
    day: "Nothing through the cloth; a line at its edges.",
    night: "A dark window.",
    good: "For bedrooms, nurseries and strong sun.",
  },
] as const;
