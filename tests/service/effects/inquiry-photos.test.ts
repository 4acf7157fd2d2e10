import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { RunningApp } from "#app/app.server.ts";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import { addClient } from "#app/services/customers/add-client.server.ts";
import { deleteCustomer } from "#app/services/customers/deletion/delete-customer.server.ts";
import { sweepFiles } from "#app/services/files/sweep-files.server.ts";
import { askQuestion, INQUIRIES } from "#app/services/inquiries/ask-question.server.ts";
import {
  findAsked,
  listInquiryPhotos,
  openInquiryPhoto,
  removeWaitingPhoto,
  takeInquiryPhoto,
} from "#app/services/inquiries/inquiry-photos.server.ts";
import { openPhoto } from "#app/services/photos/find-photos.server.ts";
import { stampForm } from "#app/services/public-forms/public-form.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { newAddress } from "#tests/support/emails.ts";
import { arrived, storedIn } from "#tests/support/photos.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const DAY_MS = 24 * 60 * 60_000;

onEachDemo("photographs of a question", NOW, (house) => {
  const asking = (inquiryId: string) => ({ inquiryId, userId: null, network: `net-${inquiryId}` });
  const send = async (app: RunningApp, inquiryId: string, color: string, uploadKey = randomUUID()) =>
    takeInquiryPhoto(app, asking(inquiryId), await arrived(app, color, { uploadKey }));
  const ask = async (formKey: string, email = newAddress()) => {
    const { app, setNow } = house();
    setNow(new Date(NOW.getTime() - 60_000));
    const shown = await stampForm(app, INQUIRIES);
    setNow(NOW);
    const inquiry = { name: "Ida Sample", email, phoneNumber: "", zipCode: "19003", question: "A bay?", style: "" };
    const sent = { trap: "", shown, ip: `asker-${formKey}` };
    return askQuestion(app, inquiry, { userId: null, formKey, sent });
  };

  test("they wait for the question, are part of it once it is sent, and become its client's", async () => {
    const { app } = house();
    const key = randomUUID();
    const { answer, effects } = await effectsOf(app, () => send(app, key, "#102030"));
    expect(answer).toEqual({ ok: true, id: expect.any(String) });
    expect(effects).toEqual({
      files: {
        added: [expect.objectContaining({ inquiryId: key, ownerId: null, sentBy: null, orderId: null, waits: 1 })],
      },
      uploadDays: { added: [expect.objectContaining({ person: `net-${key}`, day: "2026-10-20", count: 1 })] },
    });
    const id = answer.ok ? answer.id : "";
    expect(await openInquiryPhoto(app, { inquiryId: key, photoId: id, size: "small" })).toBeUndefined();
    expect(await findAsked(app, key)).toBeUndefined();
    expect(await ask(key)).toEqual({ ok: true, id: key });
    expect(await listInquiryPhotos(app, key)).toEqual([{ id, lost: false }]);
    expect((await openInquiryPhoto(app, { inquiryId: key, photoId: id, size: "small" }))?.name).toBe("inquiry-1.jpg");
    expect(await openInquiryPhoto(app, { inquiryId: "demo-inquiry-new", photoId: id, size: "small" })).toBeUndefined();

    const later = await send(app, key, "#102031");
    expect(later.ok).toBe(true);
    expect(await findAsked(app, key)).toMatchObject({ open: true, count: 2, more: true });
    expect(await listInquiryPhotos(app, key)).toHaveLength(2);

    const details = { firstName: "Ida", lastName: "Sample", email: newAddress(), phoneNumber: "" };
    const address = { street: "", city: "", state: "", zipCode: "19003" };
    const added = await addClient(app, {
      details: { ...details, ...address },
      actorId: demoOwner.id,
      invite: false,
      phoneMeant: true,
      inquiry: { id: key, version: 1 },
      formKey: undefined,
    });
    if (!added.ok) throw new Error(added.reason);
    const rows = await app.db.selectFrom("files").select("ownerId").where("inquiryId", "=", key).execute();
    expect(rows).toEqual([{ ownerId: added.id }, { ownerId: added.id }]);
    // Nobody else sees them in an order of their own.
    const theirs = { userId: demoClient.id, orderId: "LF-1001", photoId: id, size: "small" } as const;
    expect(await openPhoto(app, theirs)).toBeUndefined();
    await deleteCustomer(app, { userId: added.id, actorId: demoOwner.id });
    expect(await app.db.selectFrom("files").select("id").where("inquiryId", "=", key).execute()).toEqual([]);
    expect(await storedIn(app)).toEqual([]);
  });

  test("the same is taken once, a wrong one is removed, the fourth is refused, also at once", async () => {
    const { app } = house();
    const key = randomUUID();
    const [first, second] = [randomUUID(), randomUUID()];
    const taken = await send(app, key, "#223344", first);
    await send(app, key, "#223345", second);
    expect(await expectNoEffects(app, () => send(app, key, "#223344", first))).toEqual(taken);
    expect(
      await takeInquiryPhoto(app, asking(randomUUID()), await arrived(app, "#112233", { uploadKey: first })),
    ).toMatchObject({ ok: false, code: "missing" });
    await expectNoEffects(app, () => removeWaitingPhoto(app, { inquiryId: randomUUID(), uploadKey: second }));
    await removeWaitingPhoto(app, { inquiryId: key, uploadKey: second });
    expect(await storedIn(app)).toHaveLength(2);
    const more = await Promise.all(["#323344", "#423344", "#523344"].map((color) => send(app, key, color)));
    expect(more.filter(({ ok }) => ok)).toHaveLength(2);
    expect(more.find(({ ok }) => !ok)).toMatchObject({ reason: "Please send three photographs at most." });
    await app.db.updateTable("uploadDays").set({ bytes: 60_000_000 }).where("person", "=", `net-${key}`).execute();
    const other = { ...asking(randomUUID()), network: `net-${key}` };
    expect(await takeInquiryPhoto(app, other, await arrived(app, "#623344"))).toMatchObject({
      reason: "That is 60 MB of photographs today. Please send the rest tomorrow, or call us.",
    });
  });

  test("what waits for a question that never comes is swept after a day", async () => {
    const { app, setNow } = house();
    const key = randomUUID();
    await send(app, key, "#667788");
    setNow(new Date(NOW.getTime() + DAY_MS + 60_000));
    await sweepFiles(app);
    setNow(NOW);
    expect(await app.db.selectFrom("files").select("id").where("inquiryId", "=", key).execute()).toEqual([]);
  });
});
