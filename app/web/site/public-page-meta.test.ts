import sharp from "sharp";
import { expect, test } from "vitest";

const pixelsOf = (file: string) => sharp(`public/pictures/${file}`).resize(60, 32, { fit: "fill" }).raw().toBuffer();

test("the picture of a shared link is the room alone, whosever site it is", async () => {
  const [fetched, room] = await Promise.all([pixelsOf("social-card.jpg"), pixelsOf("social-card-1200.webp")]);
  const apart = fetched.map((value, at) => Math.abs(value - (room[at] ?? 0)));
  expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(10);
});
