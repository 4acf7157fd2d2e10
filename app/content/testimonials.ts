/** Sample words of invented people. Replace them with those of your own clients, who have said you may. */
export const testimonials = [
  {
    words: "The stripes meet at every seam. I stood there with my coffee and looked for the one that did not.",
    name: "A sample client",
    about: "Dining room, Bryn Mawr",
  },
  {
    words: "Three windows, three sizes, and an old house that is level nowhere. Every hem just clears the floor.",
    name: "Another sample client",
    about: "Parlor, Chestnut Hill",
  },
  {
    words: "I sent a link to a fabric and seven numbers. Six weeks later our bedroom was dark at eight in the morning.",
    name: "A third sample client",
    about: "Bedroom, Media",
  },
] as const;

/** Where no client has said anything yet: what we promise, in nobody's name. */
export const promisesOfOurs = [
  {
    words: "Made to your measurements to the eighth of an inch. If what we made does not match them, {remake}.",
    name: "",
    about: "",
  },
  { words: "{onePerson}", name: "", about: "" },
  { words: "{nothingUnpaid}", name: "", about: "" },
] as const;
