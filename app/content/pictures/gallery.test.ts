import { expect, test } from "vitest";
import { rooms as roomsAtHome } from "#app/content/home.ts";
import { galleryOf } from "./gallery.ts";
import { type PictureId, picture } from "./pictures.ts";

const all = galleryOf({}).pictures;

test("every picture but a close-up is found by its room", () => {
  const lost = all.filter(({ id, room }) => room === undefined && picture(id as PictureId).room !== "detail");
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test("every room that the home page leads to has a picture", () => {
  for (const { room } of roomsAtHome) expect(all.filter((one) => one.room === room)).not.toEqual([]);
});

test("a picture in which a style is seen names it", () => {
  expect(all.find(({ id }) => id === "study-hobbled-stripe-overcast")?.style).toMatchObject({ name: "Hobbled" });
  expect(all.filter(({ style }) => style).length).toBeGreaterThan(15);
});
