import { expect, test } from "vitest";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import { addNote, listNotes, type NoteSubject, removeNote, saveNote } from "#app/services/notes/notes.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const AT = NOW.toISOString();
const authorId = demoOwner.id;
const orderId = "LF-1001";

const subjects = [
  { kind: "order", id: orderId, userId: demoClient.id },
  { kind: "customer", id: demoClient.id, userId: demoClient.id },
] satisfies NoteSubject[];

onEachDemo("notes to ourselves", NOW, (house) => {
  test.each(subjects)("about $kind are added, changed by the version that was seen, and removed", async (about) => {
    const { app } = house();
    const table = about.kind === "order" ? "orderNotes" : "customerNotes";
    const formKey = `a-key-of-a-note-${about.kind}`;
    const { answer, effects } = await effectsOf(app, () =>
      addNote(app, { about, authorId, body: "Rings twice.", formKey }),
    );
    expect(answer).toEqual({ ok: true });
    expect(effects).toEqual({
      [table]: {
        added: [
          {
            id: expect.any(String),
            [about.kind === "order" ? "orderId" : "customerId"]: about.id,
            authorId,
            body: "Rings twice.",
            at: AT,
            updatedAt: AT,
            version: 1,
          },
        ],
      },
      formKeys: expect.anything(),
    });
    await expectNoEffects(app, () => addNote(app, { about, authorId, body: "Rings twice.", formKey }));
    const [note] = await listNotes(app, about);
    const seen = { about, noteId: note?.id ?? "", version: 1 };
    expect(await saveNote(app, { ...seen, body: "Rings once." })).toEqual({ ok: true });
    expect(await listNotes(app, about)).toEqual([
      expect.objectContaining({ body: "Rings once.", version: 2, author: expect.any(String) }),
    ]);
    expect(await expectNoEffects(app, () => saveNote(app, { ...seen, body: "Late" }))).toMatchObject({ code: "stale" });
    expect(await expectNoEffects(app, () => removeNote(app, seen))).toMatchObject({ code: "stale" });
    const elsewhere = { ...seen, version: 2, about: { ...about, id: "nobody" } };
    expect(await expectNoEffects(app, () => saveNote(app, { ...elsewhere, body: "x" }))).toMatchObject({
      code: "missing",
    });
    expect(await removeNote(app, { ...seen, version: 2 })).toEqual({ ok: true });
    expect(await expectNoEffects(app, () => removeNote(app, { ...seen, version: 2 }))).toEqual({ ok: true });
    expect(await listNotes(app, about)).toEqual([]);
  });

  test("about nobody are refused", async () => {
    const { app } = house();
    const note = { authorId, body: "x", formKey: undefined };
    for (const about of [
      { kind: "order" as const, id: orderId, userId: "somebody-else" },
      { kind: "customer" as const, id: demoOwner.id, userId: demoOwner.id },
    ])
      expect(await expectNoEffects(app, () => addNote(app, { about, ...note }))).toMatchObject({ code: "missing" });
  });
});
