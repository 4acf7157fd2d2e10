import type { Db } from "#app/db/client.server.ts";
import { demoBook } from "./demo-fabrics.ts";
import { demoClient } from "./demo-people.ts";

/** One request to send and one that is in the mail, of people who are nobody. */
export async function seedSwatches(db: Db, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString();
  const cloths = (...names: string[]) =>
    JSON.stringify(
      names
        .flatMap((id) => demoBook.filter((fabric) => fabric.id === id))
        .map(({ id, name, color }) => ({ id, name, color })),
    );
  await db
    .insertInto("swatchRequests")
    .values([
      {
        id: "demo-swatches-to-send",
        userId: null,
        name: "Wren Sample",
        email: "wren@example.com",
        street: "4 Linden Row",
        city: "Media",
        state: "PA",
        zipCode: "19063",
        cameFrom: "Ripplefold",
        fabrics: cloths("demo-morning-sheer-white", "demo-trellis-sheer-mist"),
        createdAt: daysAgo(1),
        sentAt: null,
      },
      {
        id: "demo-swatches-sent",
        userId: demoClient.id,
        name: "Clara Whitfield",
        email: demoClient.email,
        street: "48 Sample Street",
        city: "Philadelphia",
        state: "PA",
        zipCode: "19103",
        cameFrom: "",
        fabrics: cloths("demo-morning-sheer-ivory"),
        createdAt: daysAgo(9),
        sentAt: daysAgo(7),
      },
    ])
    .execute();
}
