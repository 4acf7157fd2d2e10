import { describeList } from "#app/domain/list-query.ts";
import { stages } from "./stage.ts";

/** The board's address: which column a phone shows, and which page of it. */
export const boardList = describeList({ column: { values: stages, usual: null } });
export type BoardQuery = ReturnType<typeof boardList.parse>;

/** What is promised within so many days stands above the board. */
export const DUE_DAYS = 7;
export const MOST_DUE = 12;
