import { expect, type FrameLocator } from "@playwright/test";

/** It has its days free whatever day it is today; of this month only the last may be left. */
export async function showNextMonth(frame: FrameLocator) {
  const month = frame.getByRole("heading", { level: 2 });
  const before = await month.textContent();
  await frame.getByRole("link", { name: "Next month" }).click();
  await expect(month).not.toHaveText(before ?? "");
}

/** Every page of the picker shows some day's times: a time is chosen only once the day asked for stands above them. */
export async function chooseTime(frame: FrameLocator, nthDay: number, nthTime: number) {
  const day = frame.getByRole("link", { name: /, \d+ times?$/ }).nth(nthDay);
  const name = (await day.getAttribute("aria-label"))?.replace(/, \d+ times?$/, "") ?? "";
  await day.click();
  await expect(frame.getByRole("group", { name })).toBeVisible();
  const time = frame.getByRole("radio").nth(nthTime);
  const startsAt = await time.inputValue();
  await time.check({ force: true });
  return { name, startsAt };
}
