import type { Db } from "#app/db/client.server.ts";

/** One question to answer and one that was answered, of people who are nobody. */
export async function seedInquiries(db: Db, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString();
  const none = { userId: null, invitedAt: null, invitationHash: null, invitationEndsAt: null, joinedAt: null };
  const words =
    "Yes, and it is a good choice for a bay: the carriers go around the corners. Send us the three widths and a photograph, and we’ll tell you what it takes.";
  await db
    .insertInto("inquiries")
    .values([
      {
        ...none,
        id: "demo-inquiry-new",
        name: "Rowan Sample",
        email: "",
        phoneNumber: "2155550167",
        zipCode: "19041",
        style: "Two Finger Pinch",
        state: "new",
        answers: "[]",
        version: 1,
        question:
          "Our dining room is 14 feet high. Can drapes be made that long without a seam?\nMornings are best to call.",
        createdAt: daysAgo(1),
        updatedAt: daysAgo(1),
      },
      {
        ...none,
        id: "demo-inquiry-answered",
        name: "Juniper Sample",
        email: "juniper@example.com",
        phoneNumber: "",
        zipCode: "19010",
        style: "Ripplefold",
        state: "answered",
        version: 2,
        question: "We have a bay window with three panes. Does a ripplefold go around the corners?",
        answers: JSON.stringify([{ at: daysAgo(4), words }]),
        createdAt: daysAgo(5),
        updatedAt: daysAgo(4),
      },
    ])
    .execute();
}
