import { expect, test } from "vitest";
import { proposedLength } from "./appointment-kinds.ts";
import { checkAppointment, checkFound, checkOpen, type TypedAppointment } from "./check-appointment.ts";

const now = new Date("2027-03-10T15:00:00.000Z");
const typed: TypedAppointment = {
  kind: "installation",
  order: "LF-1012",
  customer: "",
  assignee: "",
  day: "2027-03-16",
  from: "09:00",
  minutes: "120",
  buffer: "30",
  title: "",
  address: " 1 Sample\nStreet ",
  clientNote: "Please clear the sills.",
  houseNote: "Dog.",
};

test("an installation is read, its times by the clocks of its day", () => {
  expect(checkAppointment(typed, now)).toEqual({
    ok: true,
    value: {
      kind: "installation",
      orderId: "LF-1012",
      customerId: null,
      assigneeId: null,
      startsAt: "2027-03-16T13:00:00.000Z",
      endsAt: "2027-03-16T15:00:00.000Z",
      bufferMinutes: 30,
      title: "",
      address: "1 Sample Street",
      clientNote: "Please clear the sills.",
      houseNote: "Dog.",
    },
  });
});

test("blocked hours have neither a way after them nor an address", () => {
  const blocked = checkAppointment({ ...typed, kind: "blocked", order: "", title: "School play" }, now);
  expect(blocked).toMatchObject({ ok: true, value: { bufferMinutes: 0, address: "", title: "School play" } });
});

const quarter = "Please choose a time on the quarter hour.";
const length = "Please choose how long it takes, in quarter hours.";
const buffer = "Please choose 0 to 240 minutes, in quarter hours.";

test.each<[Partial<TypedAppointment>, string, string]>([
  [{ kind: "party" }, "kind", "Please choose what it is."],
  [{ order: "" }, "order", "Please choose the order."],
  [{ order: "", customer: "clara" }, "order", "Please choose the order."],
  [{ kind: "measure", order: "" }, "customer", "Please choose the client."],
  [{ kind: "visit", order: "" }, "customer", "Please choose the client."],
  [{ kind: "other", order: "", title: " " }, "title", "Please say what it is."],
  [{ day: "2027-03-32" }, "day", "Please choose a day."],
  [{ from: "09:05" }, "from", quarter],
  [{ from: "9" }, "from", quarter],
  [{ day: "2027-03-10", from: "10:00" }, "from", "That time is over."],
  [{ day: "2027-03-09" }, "from", "That time is over."],
  [{ day: "2028-04-14" }, "day", "Please choose a day within the next year."],
  [{ day: "2027-03-14", from: "02:30" }, "from", "That time does not exist: the clocks go forward that night."],
  [{ minutes: "0" }, "minutes", length],
  [{ minutes: "100" }, "minutes", length],
  [{ minutes: "735" }, "minutes", length],
  [{ minutes: "1e2" }, "minutes", length],
  [{ minutes: "" }, "minutes", length],
  [{ buffer: "-15" }, "buffer", buffer],
  [{ buffer: "255" }, "buffer", buffer],
  [{ title: "x".repeat(201) }, "title", "Please keep it to 200 characters."],
  [{ address: "x".repeat(201) }, "address", "Please keep it to 200 characters."],
  [{ clientNote: "x".repeat(1_001) }, "clientNote", "Please keep it to 1,000 characters."],
  [{ houseNote: "x".repeat(1_001) }, "houseNote", "Please keep it to 1,000 characters."],
])("%j is refused beside %s: %s", (changes, field, reason) => {
  expect(checkAppointment({ ...typed, ...changes }, now)).toEqual({ ok: false, field, reason });
});

test.each<Partial<TypedAppointment>>([
  { day: "2027-03-10", from: "10:15" },
  { day: "2028-04-13" },
  { minutes: "15", buffer: "" },
  { minutes: "720", buffer: "240" },
  { kind: "measure", order: "", customer: "clara" },
  { kind: "other", order: "", title: "Trade fair" },
])("%j is taken", (changes) => {
  expect(checkAppointment({ ...typed, ...changes }, now)).toMatchObject({ ok: true });
});

test("only what is booked can be changed", () => {
  expect(checkOpen({ state: "booked" })).toEqual({ ok: true, value: true });
  for (const state of ["done", "not done", "cancelled"]) {
    expect(checkOpen({ state })).toMatchObject({ ok: false, reason: "It is over and can no longer be changed." });
  }
});

test("what was found may be empty, why it was not done may not", () => {
  expect(checkFound(" ", { done: true })).toEqual({ ok: true, value: "" });
  expect(checkFound(" ", { done: false })).toMatchObject({ ok: false, reason: "Please say why it was not done." });
  expect(checkFound("Nobody at home.", { done: false })).toEqual({ ok: true, value: "Nobody at home." });
});

test.each([
  [0, 60],
  [2, 60],
  [3, 90],
  [5, 180],
  [8, 240],
  [9, 480],
  [40, 480],
])("for %i windows %i minutes are proposed", (windows, minutes) => {
  expect(proposedLength(windows)).toBe(minutes);
});
