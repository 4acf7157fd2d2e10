import { beforeEach, expect, test, vi } from "vitest";

let queue: typeof import("./toast-queue.ts");
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  queue = await import("./toast-queue.ts");
  return () => vi.useRealTimers();
});

const shown = () => queue.shownToasts().map(({ message }) => message);
const saved = { kind: "success", message: "Saved" } as const;
const submitted = { kind: "success", message: "Submitted", durationMs: 10_000 } as const;

test("a toast goes after three seconds, or after the time it was given", () => {
  queue.openToastRegion();
  queue.showToast(saved);
  queue.showToast(submitted);
  vi.advanceTimersByTime(2_999);
  expect(shown()).toEqual(["Saved", "Submitted"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(["Submitted"]);
  vi.advanceTimersByTime(6_999);
  expect(shown()).toEqual(["Submitted"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("what is said before there is a place for it waits, with its full time", () => {
  queue.showToast(saved);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual([]);
  queue.openToastRegion();
  vi.advanceTimersByTime(2_999);
  expect(shown()).toEqual(["Saved"]);
});

test("while they are held none goes, and afterwards each has the time that was left", () => {
  queue.openToastRegion();
  queue.showToast(saved);
  vi.advanceTimersByTime(2_000);
  queue.holdToasts(true);
  queue.showToast(submitted);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["Saved", "Submitted"]);
  queue.holdToasts(false);
  vi.advanceTimersByTime(999);
  expect(shown()).toEqual(["Saved", "Submitted"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(["Submitted"]);
  vi.advanceTimersByTime(9_000);
  expect(shown()).toEqual([]);
});

test("one that is closed by hand is gone at once, and its time with it", () => {
  queue.openToastRegion();
  queue.showToast(saved);
  queue.showToast(submitted);
  queue.closeToast(queue.shownToasts()[0]?.id ?? 0);
  expect(shown()).toEqual(["Submitted"]);
  expect(vi.getTimerCount()).toBe(1);
});

test("who listens hears of every change until they leave", () => {
  queue.openToastRegion();
  const listener = vi.fn();
  const leave = queue.onToastsChange(listener);
  queue.showToast(saved);
  vi.advanceTimersByTime(3_000);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  queue.showToast(saved);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("the same sentence again replaces the former, with its full time", () => {
  queue.openToastRegion();
  queue.showToast(saved);
  queue.showToast(submitted);
  vi.advanceTimersByTime(2_000);
  queue.showToast(saved);
  expect(shown()).toEqual(["Submitted", "Saved"]);
  vi.advanceTimersByTime(2_999);
  expect(shown()).toEqual(["Submitted", "Saved"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(["Submitted"]);
});

test("at most four are on screen: the oldest gives way", () => {
  queue.openToastRegion();
  for (const message of ["1", "2", "3", "4", "5"]) queue.showToast({ kind: "error", message });
  expect(shown()).toEqual(["2", "3", "4", "5"]);
  expect(vi.getTimerCount()).toBe(4);
});
