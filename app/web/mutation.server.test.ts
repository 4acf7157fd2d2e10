import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import type { App } from "#app/app.server.ts";
import { appContext, requestContext } from "#app/contexts.server.ts";
import { refusal } from "#app/domain/refusal.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { mutation } from "./form.server.ts";

const failed = "Failed to save. Please try again.";
const values = { name: "Ida" };
const accepted: Verdict<string> = { ok: true, value: "Ida" };

function edge() {
  const error = vi.fn();
  const context = new RouterContextProvider();
  context.set(appContext, { log: { error } } as unknown as App);
  context.set(requestContext, { id: "request-1", nonce: "", ip: "" });
  return { context, error };
}

test("what breaks a rule is a 400 beside its field, and nothing is run", async () => {
  const run = vi.fn();
  const check: Verdict<string> = { ok: false, reason: "Please enter a name.", field: "name" };
  const answer = await mutation(edge().context, { check, run, failed, values, form: "person", done: () => "done" });
  expect(answer).toMatchObject({
    data: { error: "Please enter a name.", code: "invalid", field: "name", form: "person", values },
    init: { status: 400 },
  });
  expect(run).not.toHaveBeenCalled();
});

test("a rule that names its code is answered by it", async () => {
  const check: Verdict<string> = { ok: false, reason: "Too late.", code: "submitted" };
  const answer = await mutation(edge().context, { check, run: vi.fn(), failed, done: () => "done" });
  expect(answer).toMatchObject({ data: { error: "Too late.", code: "submitted" }, init: { status: 409 } });
});

test("the checked value goes to the use case, and both go to the answer", async () => {
  const run = async (name: string) => ({ ok: true as const, id: `${name}-1` });
  const done = ({ id }: { id: string }, name: string) => ({ id, name });
  expect(await mutation(edge().context, { check: accepted, run, failed, done })).toEqual({ id: "Ida-1", name: "Ida" });
});

test("a use case that answers nothing has been done", async () => {
  const run = () => Promise.resolve();
  expect(await mutation(edge().context, { run, failed, done: () => "done" })).toBe("done");
});

test("a failure of ours is a 503 with its sentence, and its cause is in the log", async () => {
  const { context, error } = edge();
  const cause = new Error("no disk");
  const answer = await mutation(context, { run: () => Promise.reject(cause), failed, values, done: () => "done" });
  expect(answer).toMatchObject({ data: { error: failed, values }, init: { status: 503 } });
  expect(error).toHaveBeenCalledWith({ err: cause, requestId: "request-1" }, "use case failed");
});

test("a refusal keeps its field, or stands beside the one the form names", async () => {
  const { context } = edge();
  const refused = (field?: string) =>
    mutation(context, { run: async () => refusal("refused", "Taken.", field), failed, field: "name", done: () => 1 });
  expect(await refused("email")).toMatchObject({
    data: { error: "Taken.", code: "refused", field: "email" },
    init: { status: 409 },
  });
  expect(await refused()).toMatchObject({ data: { field: "name" } });
});

test("who tried too often reads when to try again in the header", async () => {
  const run = async () => ({ ...refusal("too_many", "Too many."), retryAfter: 40 });
  const answer = await mutation(edge().context, { run, failed, done: () => "done" });
  expect(answer).toMatchObject({ data: { code: "too_many" }, init: { status: 429, headers: { "retry-after": "40" } } });
});

test("a page may show more beside a refusal, and less of what was typed", async () => {
  const run = async () => ({ ...refusal("stale", "Changed."), newer: { version: 4 } });
  const more = ({ newer }: { newer: { version: number } }): { values: undefined; form: string } => ({
    values: undefined,
    form: `version ${newer.version}`,
  });
  const answer = await mutation(edge().context, { run, failed, values, more, done: () => "done" });
  expect(answer).toMatchObject({
    data: { error: "Changed.", code: "stale", form: "version 4", values: undefined },
    init: { status: 409 },
  });
});

test("what leaves no form to show is thrown where the page says so, and a sentence where it does not", async () => {
  const { context } = edge();
  const run = async () => refusal("missing", "Not found.");
  await expect(mutation(context, { run, failed, thrown: { missing: () => "page" }, done: () => 1 })).rejects.toBe(
    "page",
  );
  expect(await mutation(context, { run, failed, done: () => 1 })).toMatchObject({
    data: { error: "Not found.", code: "missing" },
    init: { status: 404 },
  });
});
