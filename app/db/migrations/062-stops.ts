import { type Kysely, sql } from "kysely";

/** What an installer reports at the end of a stop, written once; name and signature go with the person. */
export async function up(db: Kysely<unknown>) {
  await sql
    .raw(
      `create table "stopReports" (
        "appointmentId" text primary key references "appointments" ("id") on delete cascade,
        "signedName" text not null, "strokes" text not null, "unsignedReason" text not null, "issues" text not null,
        "hung" text not null, "at" text not null, "by" text not null, "formKey" text not null)`,
    )
    .execute(db);
}
