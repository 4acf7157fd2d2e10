import type { App } from "#app/app.server.ts";

/** The same application, and how many statements it has carried out since; those that begin and end a transaction not counted. */
export function countStatements<Some extends Pick<App, "db">>(app: Some): { app: Some; statements: () => number } {
  let statements = 0;
  const db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    // Once for each that is carried out; a query within another is no statement of its own.
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  return { app: { ...app, db }, statements: () => statements };
}
