import type { Db } from "#app/db/client.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { rolesThatMay } from "#app/domain/accounts/role.ts";
import { can, readDuty } from "#app/domain/accounts/staff/duty.ts";
import { HOUSE } from "#app/domain/consultations/schedule.ts";

interface StaffMember {
  id: string;
  name: string;
  email: string;
  /** Whose hours they take: the house's, unless they drive by themselves. */
  calendar: string;
}

/** Everybody who can be sent somewhere, by name. */
export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom("users")
    .select(["id", "firstName", "lastName", "email", "duty", "calendar"])
    .where("role", "in", rolesThatMay("manage"))
    .orderBy("foldedName")
    .execute();
  return rows
    .filter((row) => {
      const duty = readDuty(row.duty);
      return duty !== undefined && can(duty, "stops");
    })
    .map((row) => ({ id: row.id, name: fullName(row), email: row.email, calendar: row.calendar ?? HOUSE }));
}

/** One of them; somebody else is as if they did not exist. */
export async function findStaff(db: Db, id: string) {
  return (await listStaff(db)).find((one) => one.id === id);
}
