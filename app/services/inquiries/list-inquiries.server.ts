import { sql } from "kysely";
import type { App } from "#app/app.server.ts";
import { type Db, findRow } from "#app/db/client.server.ts";
import { containing } from "#app/db/search-pattern.server.ts";
import { CUSTOMER_ROLE } from "#app/domain/accounts/role.ts";
import { readAnswers } from "#app/domain/inquiries/answers.ts";
import { type InquiryListQuery, inquiryStates } from "#app/domain/inquiries/inquiry-acts.ts";
import { PAGE_SIZE, pageWithin } from "#app/domain/list-query.ts";

/** One page of inquiries: those that wait by their age, the oldest first; the others by what happened last. */
export async function listInquiries(app: Pick<App, "db">, query: InquiryListQuery) {
  const found = () => inquiriesFound(app.db, query.search);
  const counted = await found()
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const countOf = (state: string) => Number(counted.find((row) => row.state === state)?.count ?? 0);
  const counts = Object.fromEntries(inquiryStates.map((state) => [state, countOf(state)]));
  const rowCount = countOf(query.state);
  const { page, pageCount } = pageWithin(query.page, rowCount);
  const waiting = query.state === "new";
  const rows = await found()
    .select(["id", "name", "email", "phoneNumber", "zipCode", "style", "createdAt"])
    .select(sql<string>`substr(question, 1, 200)`.as("beginning"))
    .where("state", "=", query.state)
    .orderBy(waiting ? "createdAt" : "updatedAt", waiting ? "asc" : "desc")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { rows, counts, rowCount, page, pageCount };
}

/** One inquiry with its answers, and the account that its address has, if it has one. */
export async function findInquiry(app: Pick<App, "db">, id: string) {
  const row = await findRow(app.db, "inquiries", { id }, [
    "id",
    "userId",
    "name",
    "email",
    "phoneNumber",
    "zipCode",
    "question",
    "style",
    "state",
    "answers",
    "invitedAt",
    "invitationEndsAt",
    "joinedAt",
    "createdAt",
    "version",
  ]);
  if (!row) return undefined;
  const account = await findRow(app.db, "users", { email: row.email }, ["id", "role"]);
  const { userId, answers, ...inquiry } = row;
  return {
    ...inquiry,
    answers: readAnswers(answers),
    hasAccount: account !== undefined,
    customerId: userId ?? (account?.role === CUSTOMER_ROLE ? account.id : null),
  };
}

function inquiriesFound(db: Db, search: string) {
  const text = containing(search.toLowerCase());
  const words = sql`lower(name || ' ' || email || ' ' || ${sql.ref("phoneNumber")} || ' ' || ${sql.ref("zipCode")})`;
  return db
    .selectFrom("inquiries")
    .$if(search !== "", (query) => query.where(sql<boolean>`${words} like ${text} escape '\\'`));
}
