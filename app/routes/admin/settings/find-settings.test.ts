import { expect, test } from "vitest";
import { duties } from "#app/domain/accounts/staff/duty.ts";
import { navFor } from "#app/routes/admin/nav.tsx";
import { isSidebarLinkHere } from "#app/ui/sidebar-link.tsx";
import { findSettings, settingsOf } from "./find-settings.server.ts";
import { settingsGroups } from "./registry.ts";

const labels = (typed: string) => findSettings("owner", typed).map(({ label }) => label);

test.each([
  ["phone", "Phone", "/admin/dashboard/site/business#set-phone"],
  ["consultation fee", "Consultation fee", "/admin/dashboard/site/offer#set-visitFee"],
  ["testimonials", "Testimonials", "/admin/dashboard/site/testimonials"],
  ["backups", "Backups", "/admin/dashboard/backups"],
  ["BACK up now", "Back Up Now", "/admin/dashboard/backups"],
  ["deposit due", "Deposit due", "/admin/dashboard/prices-and-terms#set-depositDays"],
  ["email", "E-mails", "/admin/dashboard/retention#set-emailDays"],
  ["password", "Change Password", "/admin/dashboard/settings#change-password"],
  ["video link", "Link for video calls", "/admin/dashboard/availability#set-callLink"],
  ["retention inquiries", "Inquiries", "/admin/dashboard/retention#set-inquiryDays"],
  ["monday", "From, Monday", "/admin/dashboard/availability#set-mondayFrom1"],
])("%j finds %s", (typed, label, to) => {
  expect(findSettings("owner", typed)).toContainEqual(expect.objectContaining({ label, to }));
});

test("the name of a page is that page, and nothing that it has beside it", () => {
  expect(labels("retention")).toEqual(["Retention"]);
  expect(labels("rate card")[0]).toBe("Rate card");
});

test.each(["", "   ", "zzz", "tax zzz", "..*", "\u0000", "😀"])("%j finds nothing", (typed) => {
  expect(labels(typed)).toEqual([]);
});

test("what a duty may not open is neither listed nor found", () => {
  expect(settingsOf("owner").map(({ label }) => label)).toEqual([
    "Your account",
    "Business and site",
    "Prices",
    "Work",
    "House",
  ]);
  for (const duty of ["workroom", "installer"] as const) {
    expect(settingsOf(duty).map(({ label }) => label)).toEqual(["Your account"]);
  }
  expect(settingsOf("office").flatMap(({ pages }) => pages.map(({ label }) => label))).toEqual([
    "Name, e-mail and password",
    "Second step",
    "Calendar",
    "Fabric Book",
  ]);
  for (const duty of duties) {
    const found = findSettings(duty, "e").map(({ to }) => to);
    expect(found.some((to) => to.includes("rate-card"))).toBe(duty === "owner");
  }
});

test("no two settings of a page read alike", () => {
  for (const { label: page, settings } of settingsGroups.flatMap(({ pages }) => pages)) {
    const names = settings.map(({ label, section = "" }) => `${section}: ${label}`);
    expect(
      names.filter((name, at) => names.indexOf(name) !== at),
      page,
    ).toEqual([]);
  }
});

test("the sidebar marks one of its links on every page of settings", () => {
  const { links, groups } = navFor("owner");
  const all = [...links, ...groups.flatMap((group) => group.links)];
  const marked = (to: string) => all.filter((link) => isSidebarLinkHere(link, to.replace(/[?#].*/, "")));
  const pages = settingsGroups.flatMap((group) => group.pages);
  expect(pages.filter(({ to }) => marked(to).length !== 1).map(({ to }) => to)).toEqual([]);
});
