import { describeList } from "#app/domain/list-query.ts";

export const taskLists = ["mine", "all", "done"] as const;

/** The address of the tasks: whose, and which page. What is everyone's includes what is nobody's yet. */
export const taskList = describeList({ list: { values: taskLists, usual: "mine" } });
export type TaskListQuery = ReturnType<typeof taskList.parse>;

export const taskListLabels = { mine: "Mine", all: "Everyone’s", done: "Done" };
