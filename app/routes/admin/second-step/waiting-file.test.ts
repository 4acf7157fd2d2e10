import { expect, test } from "vitest";
import { waitingFile } from "./waiting-file.ts";

test.each([
  ["/admin/dashboard/orders.csv?status=quoted", "/admin/dashboard/orders?status=quoted", "Back to orders"],
  [
    "/admin/dashboard/purchase-list.csv?order=LF-1001&order=LF-1007",
    "/admin/dashboard/purchase-list?order=LF-1001&order=LF-1007",
    "Back to the purchase list",
  ],
  ["/admin/dashboard/customer/demo-client/data.zip", "/admin/dashboard/customer/demo-client", "Back to the customer"],
  ["/admin/dashboard/backups/2026-11-15T12-00-00Z/backup.sealed", "/admin/dashboard/backups", "Back to backups"],
])("%s waits as a file, with the way back to its page", (address, page, back) => {
  expect(waitingFile(address)).toMatchObject({ page, back });
});

test.each([
  "/admin/dashboard",
  "/admin/dashboard/customer/demo-client/delete",
  "/admin/dashboard/orders?search=data.zip",
])("%s is a page", (address) => {
  expect(waitingFile(address)).toBeUndefined();
});

test("only a backup asks for a code of its own", () => {
  expect(waitingFile("/admin/dashboard/backups/2026-11-15T12-00-00Z/backup.sealed")?.fresh).toBe(true);
  expect(waitingFile("/admin/dashboard/customer/demo-client/data.zip")?.fresh).toBe(false);
});
