import type { KyselyPlugin } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { App, RunningApp } from "#app/app.server.ts";
import { demoClient } from "#app/demo/demo-people.ts";
import { newDraft } from "#app/domain/orders/draft.ts";
import { setWindowCount } from "#app/domain/orders/window-count.ts";
import { findAddressLink, openAddressLink } from "#app/services/accounts/addresses/address-links.server.ts";
import {
  cancelAddressChange,
  findAddressChange,
  isVerified,
  requestAddressChange,
  requestVerification,
} from "#app/services/accounts/addresses/own-address.server.ts";
import { changePassword } from "#app/services/accounts/change-password.server.ts";
import { findClientInvitation } from "#app/services/accounts/invitations/invite-client.server.ts";
import { findProfile, updateProfile } from "#app/services/accounts/profile.server.ts";
import { checkResetLink, requestPasswordReset, resetPassword } from "#app/services/accounts/reset-password.server.ts";
import { offerPasskeyUse } from "#app/services/accounts/second-step/passkey-challenge.server.ts";
import { hasPasskeys, signInWithPasskey } from "#app/services/accounts/second-step/passkeys.server.ts";
import {
  findPendingSignIn,
  proveSecondStep,
  signInWithCode,
} from "#app/services/accounts/second-step/prove-second-step.server.ts";
import { endOtherSessions, endSession, listSessions } from "#app/services/accounts/sessions.server.ts";
import { signIn, signOut } from "#app/services/accounts/sign-in.server.ts";
import { signUpByInvitation } from "#app/services/accounts/sign-up.server.ts";
import { acceptInvitation, findStaffInvitation } from "#app/services/accounts/staff/invite-staff.server.ts";
import { askToMove } from "#app/services/appointments/ask-to-move.server.ts";
import { listMyAppointments } from "#app/services/appointments/find-appointments.server.ts";
import { beginCardPayment } from "#app/services/cards/begin-card-payment.server.ts";
import { findCardPayment } from "#app/services/cards/find-card-payment.server.ts";
import { createTill } from "#app/services/cards/provider/card-provider.ts";
import { addressOf, bookConsultation } from "#app/services/consultations/book-consultation.server.ts";
import { hasStandingFee } from "#app/services/consultations/carry-fee.server.ts";
import { cancelConsultation, moveConsultation } from "#app/services/consultations/change-consultation.server.ts";
import {
  findFeeReceipt,
  findMyConsultation,
  findUpcomingConsultation,
} from "#app/services/consultations/find-consultation.server.ts";
import { findCalendar, findCallOffer, findSchedule } from "#app/services/consultations/kept-schedule.server.ts";
import { askForDeletion, withdrawDeletion } from "#app/services/customers/deletion/delete-customer.server.ts";
import { findDeletion } from "#app/services/customers/deletion/plan-deletion.server.ts";
import { readPersonalData } from "#app/services/customers/personal-data/read-personal-data.server.ts";
import { startDownload } from "#app/services/customers/personal-data/start-download.server.ts";
import { findBookFabrics, listClientFabrics } from "#app/services/fabrics/read-book.server.ts";
import { findInvitation, signUpInvited } from "#app/services/inquiries/invitation.server.ts";
import { findReceipt } from "#app/services/ledger/find-money.server.ts";
import { findMyPayments } from "#app/services/ledger/find-my-payments.server.ts";
import { makeReceiptPdf } from "#app/services/ledger/make-receipt-pdf.server.ts";
import { tellPayment } from "#app/services/ledger/tell-payment.server.ts";
import { countUnread, findMark, findThread, readThread } from "#app/services/messages/find-thread.server.ts";
import { sendMessage, takeBackMessage } from "#app/services/messages/send-message.server.ts";
import { createOrder } from "#app/services/orders/create-order.server.ts";
import { deleteOrder } from "#app/services/orders/delete-order.server.ts";
import { listDiscontinued } from "#app/services/orders/drafts/list-discontinued.server.ts";
import { makeWindow } from "#app/services/orders/drafts/make-window.server.ts";
import { repeatOrder } from "#app/services/orders/drafts/repeat-order.server.ts";
import { editOrder, findDraft, noteOverviewStep } from "#app/services/orders/edit-order.server.ts";
import { checkEntry, findOrderedFor } from "#app/services/orders/entered/check-entry.server.ts";
import { findMyWindows } from "#app/services/orders/find-my-windows.server.ts";
import { confirmOrder } from "#app/services/orders/life/confirm-order.server.ts";
import { askToChangeOrder } from "#app/services/orders/life/reopen-for-client.server.ts";
import { submitOrder } from "#app/services/orders/life/submit-order.server.ts";
import { listDrafts } from "#app/services/orders/list-drafts.server.ts";
import { listMyOrders } from "#app/services/orders/list-my-orders.server.ts";
import { findMyCalled, findMyOrderByNumber } from "#app/services/orders/number-order.server.ts";
import { findOrderRecord } from "#app/services/orders/with-order.server.ts";
import { captionPhoto, movePhoto, removePhoto } from "#app/services/photos/change-photos.server.ts";
import { listPhotos, listWaiting, openPhoto } from "#app/services/photos/find-photos.server.ts";
import { takePhoto } from "#app/services/photos/take-photo.server.ts";
import { confirmQuote, priceChoice } from "#app/services/quotes/confirm-quote.server.ts";
import { askForChanges, declineQuote } from "#app/services/quotes/decline-or-ask.server.ts";
import { estimateOrder } from "#app/services/quotes/estimate/estimate-order.server.ts";
import { findEstimates, findMyOrderPage, listReopened } from "#app/services/quotes/find-my-order-page.server.ts";
import { findMyQuote, findQuoteInstead, markSeen } from "#app/services/quotes/find-my-quote.server.ts";
import { makeQuotePdf } from "#app/services/quotes/paper/make-quote-pdf.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import {
  composeWall,
  findQuotePicture,
  findWall,
  forgetWallView,
  saveWallView,
} from "#app/services/wall/wall-views.server.ts";
import { findChangedRules, findPlacement } from "#app/services/workroom/kept-versions.server.ts";
import { findTrimPrice, listMovedTrim } from "#app/services/workroom/list-moved-trim.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { type Effects, effectsOf } from "#tests/support/effects.ts";
import { servicesReachedFrom, sourcesIn } from "#tests/support/imports.ts";
import { acceptedOrder } from "#tests/support/orders/money.ts";
import { newOrder } from "#tests/support/orders/new-order.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";
import { newAccount } from "#tests/support/people.ts";
import { arrived } from "#tests/support/photos.ts";

const sender = { ip: "guesser", headers: new Headers() };

/** Who asks, a client who has nothing yet, and what others have, which they may have guessed or seen. */
interface Case {
  me: Awaited<ReturnType<typeof addClient>>;
  userId: string;
  email: string;
  /** An order that has been quoted, a draft that could be submitted, and an appointment that lies ahead. */
  quotedId: string;
  draft: { orderId: string; version: number };
  visit: { id: string; version: number; startsAt: string };
  /** Of money that has come in for another's order. */
  receipt: { orderId: string; number: string };
}

type PhotoPlace = Parameters<typeof removePhoto>[1];

interface Row {
  /** The use case, asked for what is theirs in every way that its arguments allow. */
  ask(app: RunningApp, known: Case): Promise<unknown>;
  /** What it answers: nothing, a refusal, or only what is mine. */
  answer: unknown;
  /** The only tables in which anything may happen; what happens there is checked beside `mine`. */
  touches?: (keyof Effects)[];
}

/** The amounts of the other client's quote. */
const seen = { totalCents: 248_000, creditCents: 15_000 };

const NOTHING = undefined;
const MISSING = expect.objectContaining({ ok: false, status: 404 });
/** The counts of tries are everybody's own business. */
const counted: (keyof Effects)[] = ["rateLimits"];

/** A provider that is never asked. */
const deafTill = createTill({
  begin: () => Promise.reject(new Error("asked")),
  end: () => Promise.reject(new Error("asked")),
  ask: () => Promise.reject(new Error("asked")),
  readEvent: () => undefined,
});
const beginning = (userId: string) => ({ userId, seenCents: 1, backTo: () => ({ paidUrl: "", cancelUrl: "" }) });

/** Every use case that the pages of clients and accounts reach. One without a row fails the first test below. */
const table: Record<string, Row> = {
  findMyOrderPage: { ask: (app, { me, quotedId }) => findMyOrderPage(app, me.id, quotedId), answer: NOTHING },
  findMyOrderByNumber: { ask: (app, { me }) => findMyOrderByNumber(app.db, me.id, 1012), answer: NOTHING },
  findMyWindows: { ask: (app, { me, quotedId }) => findMyWindows(app, me.id, quotedId), answer: NOTHING },
  findDraft: { ask: (app, { me, draft }) => findDraft(app.db, me.id, draft.orderId), answer: NOTHING },
  editOrder: {
    ask: (app, { me, draft }) => editOrder(app, { userId: me.id, ...draft }, (order) => setWindowCount(order, 2)),
    answer: MISSING,
  },
  noteOverviewStep: {
    ask: (app, { me, draft }) => noteOverviewStep(app, me.id, newDraft(draft.orderId), "hardware"),
    answer: NOTHING,
  },
  repeatOrder: {
    ask: (app, { me, quotedId }) => repeatOrder(app, { userId: me.id, orderId: quotedId }),
    answer: MISSING,
  },
  makeWindow: {
    ask: (app, { me, draft }) => makeWindow(app, { userId: me.id, ...draft }, { intent: "add", windowKey: "" }),
    answer: MISSING,
  },
  submitOrder: { ask: (app, { me, draft }) => submitOrder(app, { userId: me.id, ...draft }), answer: MISSING },
  deleteOrder: { ask: (app, { me, draft }) => deleteOrder(app, me.id, draft.orderId), answer: MISSING },
  findOrderRecord: {
    ask: (app, { me, quotedId }) => findOrderRecord(app.db, { userId: me.id, orderId: quotedId }),
    answer: NOTHING,
  },
  listPhotos: { ask: (app, { me, quotedId }) => listPhotos(app, { userId: me.id, orderId: quotedId }), answer: [] },
  confirmOrder: {
    ask: (app, { me, quotedId }) => confirmOrder(app, { user: me, orderId: quotedId, version: 1, seen }),
    answer: MISSING,
  },
  checkEntry: {
    ask: (app, { me, quotedId }) =>
      checkEntry(app, { userId: me.id, orderId: quotedId, actorId: me.id, how: "portal", version: 1 }),
    answer: MISSING,
  },
  findOrderedFor: { ask: (app, { me, quotedId }) => findOrderedFor(app, me.id, quotedId), answer: NOTHING },
  askToChangeOrder: {
    ask: (app, { me, quotedId }) => askToChangeOrder(app, { user: me, orderId: quotedId, message: "x" }),
    answer: MISSING,
  },
  listMyAppointments: { ask: (app, { me, quotedId }) => listMyAppointments(app, me.id, quotedId), answer: [] },
  askToMove: {
    ask: (app, { me, quotedId }) => askToMove(app, { user: me, orderId: quotedId, appointmentId: "x", message: "x" }),
    answer: expect.objectContaining({ ok: false, code: "missing" }),
    touches: counted,
  },
  findMyQuote: { ask: (app, { me, quotedId }) => findMyQuote(app, me.id, quotedId, 1), answer: NOTHING },
  findQuoteInstead: { ask: (app, { me, quotedId }) => findQuoteInstead(app, me.id, quotedId), answer: NOTHING },
  findThread: {
    ask: (app, { me, quotedId }) => findThread(app, { userId: me.id, orderId: quotedId, side: "client" }),
    answer: undefined,
  },
  findMark: {
    ask: (app, { me, quotedId }) => findMark(app, { userId: me.id, orderId: quotedId, side: "client" }),
    answer: undefined,
  },
  readThread: {
    ask: (app, { me, quotedId }) =>
      readThread(app, { userId: me.id, orderId: quotedId, side: "client", readerId: me.id, seen: "9" }),
    answer: undefined,
  },
  countUnread: { ask: (app, { me }) => countUnread(app, me.id), answer: {} },
  sendMessage: {
    ask: (app, { me, quotedId }) => sendMessage(app, messageBy(me.id, quotedId)),
    answer: MISSING,
  },
  takeBackMessage: {
    ask: (app, { me, quotedId }) =>
      takeBackMessage(app, { userId: me.id, orderId: quotedId, side: "client", messageId: "of-another" }),
    answer: MISSING,
  },
  markSeen: { ask: (app, { me, quotedId }) => markSeen(app, me.id, quotedId, 1), answer: NOTHING },
  priceChoice: {
    ask: (app, { me, quotedId }) => priceChoice(app, { userId: me.id, orderId: quotedId, number: 1, chosen: [] }),
    answer: MISSING,
  },
  confirmQuote: {
    ask: (app, { me, quotedId }) =>
      confirmQuote(app, {
        user: me,
        orderId: quotedId,
        number: 1,
        chosen: [],
        agreeToTerms: true,
        signedName: "Eve",
        seen,
        address: "",
        userAgent: "",
      }),
    answer: MISSING,
  },
  askForChanges: {
    ask: (app, { me, quotedId }) =>
      askForChanges(app, { user: me, orderId: quotedId, number: 1, message: "x", lineMessages: {} }),
    answer: MISSING,
  },
  declineQuote: {
    ask: (app, { me, quotedId }) =>
      declineQuote(app, { user: me, orderId: quotedId, number: 1, reason: "price", message: "" }),
    answer: MISSING,
  },
  makeQuotePdf: {
    ask: (app, { me, quotedId }) => makeQuotePdf(app, { userId: me.id, orderId: quotedId, actorId: me.id }),
    answer: MISSING,
  },
  findReceipt: {
    ask: (app, { me, receipt }) =>
      findReceipt(app, { userId: me.id, orderId: receipt.orderId, number: receipt.number }),
    answer: NOTHING,
  },
  makeReceiptPdf: {
    ask: (app, { me, receipt }) => makeReceiptPdf(app, { ...receipt, userId: me.id, actorId: me.id }),
    answer: MISSING,
  },
  findMyPayments: { ask: (app, { me, quotedId }) => findMyPayments(app, me.id, quotedId), answer: NOTHING },
  tellPayment: { ask: (app, { me, quotedId }) => tellPayment(app, { user: me, orderId: quotedId }), answer: MISSING },
  beginCardPayment: {
    ask: (app, { me, receipt }) =>
      beginCardPayment({ ...app, cards: deafTill }, { ...beginning(me.id), orderId: receipt.orderId }),
    answer: MISSING,
  },
  findCardPayment: {
    ask: async (app, { me, receipt: { orderId } }) => [
      await findCardPayment(app, me.id, orderId),
      await findCardPayment(app, me.id, orderId, "card-of-another"),
    ],
    answer: [NOTHING, NOTHING],
  },
  listReopened: { ask: (app, { me }) => listReopened(app, me.id), answer: {} },
  listMyOrders: {
    ask: async (app, { me }) => (await listMyOrders(app, me.id)).map(({ id }) => id),
    answer: [],
  },
  listDrafts: { ask: (app, { me }) => listDrafts(app, me.id), answer: [] },
  createOrder: {
    ask: (app, { me }) => createOrder(app, me.id),
    answer: { ok: true, id: expect.stringMatching(/^LF-/), version: 1 },
    touches: ["orders", "orderEvents", "orderStatusHistory"],
  },
  findFeeReceipt: { ask: (app, { me, visit }) => findFeeReceipt(app, me.id, visit.id), answer: NOTHING },
  findMyConsultation: { ask: (app, { me, visit }) => findMyConsultation(app, me.id, visit.id), answer: NOTHING },
  findUpcomingConsultation: {
    ask: (app, { me }) => findUpcomingConsultation(app, me.id),
    answer: NOTHING,
  },
  moveConsultation: {
    ask: (app, { me, visit }) =>
      moveConsultation(app, { userId: me.id, ...visit, startsAt: "2026-10-27T13:00:00.000Z" }),
    answer: MISSING,
    touches: counted,
  },
  cancelConsultation: {
    ask: (app, { me, visit }) => cancelConsultation(app, { by: "client", userId: me.id, ...visit }),
    answer: MISSING,
  },
  bookConsultation: {
    ask: (app, { me, visit }) => bookConsultation(app, me.id, { startsAt: visit.startsAt, note: "" }),
    answer: expect.objectContaining({ ok: false, status: 409 }),
    touches: counted,
  },
  hasStandingFee: { ask: (app, { me }) => hasStandingFee(app, me.id), answer: false },
  // What the house offers to somebody who lives where they do.
  findCallOffer: {
    ask: (app, { me }) => findCallOffer(app, me.id),
    answer: expect.objectContaining({ ok: false, reason: expect.stringContaining("We do not offer video calls") }),
  },
  addressOf: { ask: (app, { me }) => addressOf(app.db, me.id), answer: "1 Sample Street, Philadelphia, PA 19103" },
  // Which times are taken, and nothing of whom by.
  findCalendar: {
    ask: async (app) => {
      const calendar = await findCalendar(app.db, app.now());
      return [Object.keys(calendar).sort(), [...calendar.held].every((quarter) => typeof quarter === "number")];
    },
    answer: [["blockedDays", "held", "now", "schedule"], true],
  },
  // Who we are stands on the public pages.
  findSite: { ask: async (app) => (await findSite(app.db)).version, answer: 0 },
  findEstimates: { ask: (app, { me, quotedId }) => findEstimates(app, me.id, [quotedId]), answer: {} },
  findSchedule: {
    ask: async (app) => Object.keys(await findSchedule(app.db)),
    answer: ["schedule", "version"],
  },
  // Told nothing of anybody: it is asked with windows, and answers with two amounts.
  estimateOrder: {
    ask: (app) => estimateOrder(app, { windows: [], hardware: [], hardwareChoice: null }),
    answer: null,
  },
  // The house's own numbers, of nobody: how far a rod goes, how deep a hem is. No price is among them.
  findChangedRules: { ask: (app) => findChangedRules(app.db), answer: {} },
  findPlacement: { ask: (app) => findPlacement(app.db), answer: {} },
  // What a foot of trim costs stands on the public pages.
  findTrimPrice: { ask: (app) => findTrimPrice(app.db), answer: 12_00 },
  listMovedTrim: { ask: (app) => listMovedTrim(app, [], []), answer: [] },
  // The same: asked with windows, it names those of their cloths that are no longer made.
  listDiscontinued: { ask: (app) => listDiscontinued(app, []), answer: [] },
  // The fabric book is everybody's, but for who sells us a cloth and its price, of which one of three classes is shown; by its id it is read on the server alone.
  listClientFabrics: {
    ask: async (app) => [...new Set((await listClientFabrics(app)).flatMap((fabric) => Object.keys(fabric)))].sort(),
    answer: ["care", "color", "colorFamily", "family", "hangs", "id", "look", "name", "priceClass", "rooms"],
  },
  findBookFabrics: { ask: (app) => findBookFabrics(app.db, ["nobody"]), answer: [] },
  findProfile: {
    ask: (app, { me }) => findProfile(app, me.id),
    answer: expect.objectContaining({ firstName: "Ida" }),
  },
  updateProfile: {
    ask: (app, { me }) => updateProfile(app, me.id, profileOf(me)),
    answer: NOTHING,
    touches: ["users"],
  },
  changePassword: {
    ask: (app, { me, userId }) =>
      changePassword(
        app,
        { id: me.id, sessionId: `session-of-${userId}` },
        { currentPassword: "not mine", newPassword: "stolen-password" },
      ),
    answer: expect.objectContaining({ ok: false, status: 401 }),
    touches: counted,
  },
  signIn: {
    ask: (app, { email }) => signIn(app, { email, password: "guessed-it" }, sender),
    answer: expect.objectContaining({ ok: false, status: 401 }),
    touches: counted,
  },
  signInWithCode: {
    ask: (app, { userId }) =>
      signInWithCode(app, { kind: "app", code: "000000" }, { ...sender, headers: forgedPending(userId) }),
    answer: expect.objectContaining({ ok: false, status: 410 }),
  },
  findPendingSignIn: { ask: (app, { userId }) => findPendingSignIn(app, forgedPending(userId)), answer: NOTHING },
  signInWithPasskey: {
    ask: (app) => signInWithPasskey(app, { answer: "{}", requestUrl: "http://localhost/" }, sender),
    answer: expect.objectContaining({ ok: false, status: 401 }),
  },
  // Nothing of anybody is in it: the browser finds its passkey by itself.
  offerPasskeyUse: {
    ask: async (app) => {
      const offered = await offerPasskeyUse(app, { to: "sign-in" }, { ip: "guesser", requestUrl: "http://localhost/" });
      return offered.ok && offered.options.allowCredentials;
    },
    answer: NOTHING,
    touches: ["verifications", "rateLimits"],
  },
  hasPasskeys: { ask: (app) => hasPasskeys(app), answer: false },
  proveSecondStep: {
    ask: (app, { me }) => proveSecondStep(app, { id: me.id, sessionId: `session-of-${me.id}` }, ""),
    answer: { ok: true },
  },
  findInvitation: {
    ask: (app) => findInvitation(app, "a-guess"),
    answer: expect.objectContaining({ ok: false, status: 410 }),
  },
  signUpInvited: {
    ask: (app, { email }) => signUpInvited(app, newAccount({ email, password: "guessed-it" }), sender, "a-guess"),
    answer: expect.objectContaining({ ok: false, status: 409 }),
    touches: counted,
  },
  findClientInvitation: {
    ask: (app) => findClientInvitation(app, "a-guess"),
    answer: expect.objectContaining({ ok: false, status: 410 }),
  },
  signUpByInvitation: {
    ask: (app, { email }) => signUpByInvitation(app, newAccount({ email, password: "guessed-it" }), sender, "a-guess"),
    answer: expect.objectContaining({ ok: false, status: 409 }),
    touches: counted,
  },
  signOut: {
    ask: (app, { userId }) =>
      signOut(app, new Headers({ cookie: `larkfield.session_token=token-of-${userId}.forged` })),
    answer: expect.any(Array),
  },
  // The link goes to their address; whoever asked learns nothing of it.
  requestPasswordReset: {
    ask: (app, { email }) => requestPasswordReset(app, email, sender),
    answer: { ok: true },
    touches: ["verifications", "emails", "rateLimits"],
  },
  checkResetLink: {
    ask: (app) => checkResetLink(app, "a-guess"),
    answer: expect.objectContaining({ ok: false, status: 410 }),
  },
  findStaffInvitation: {
    ask: (app) => findStaffInvitation(app, "a-guess"),
    answer: expect.objectContaining({ ok: false, status: 410 }),
  },
  acceptInvitation: {
    ask: (app) => acceptInvitation(app, { token: "a-guess", newPassword: "stolen-password" }, sender),
    answer: expect.objectContaining({ ok: false, status: 410 }),
    touches: counted,
  },
  resetPassword: {
    ask: (app) => resetPassword(app, { token: "a-guess", newPassword: "stolen-password" }, sender),
    answer: expect.objectContaining({ ok: false, status: 410 }),
    touches: counted,
  },
  isVerified: { ask: (app, { me }) => isVerified(app, app.db, me.id), answer: true },
  requestVerification: { ask: (app, { me }) => requestVerification(app, me.id), answer: { ok: true, already: true } },
  findAddressLink: {
    ask: (app) => findAddressLink(app, "a-guess"),
    answer: expect.objectContaining({ ok: false, status: 410 }),
  },
  openAddressLink: {
    ask: (app, { me }) => openAddressLink(app, "a-guess", { ...sender, user: { id: me.id, sessionId: "mine" } }),
    answer: expect.objectContaining({ ok: false, status: 410 }),
    touches: counted,
  },
  requestAddressChange: {
    ask: (app, { me, email }) => requestAddressChange(app, me.id, { newEmail: email, currentPassword: "not mine" }),
    answer: expect.objectContaining({ ok: false, status: 401 }),
    touches: counted,
  },
  findAddressChange: { ask: (app, { me }) => findAddressChange(app, me.id), answer: null },
  cancelAddressChange: { ask: (app, { me }) => cancelAddressChange(app, me.id), answer: { ok: true, address: null } },
  listSessions: {
    ask: async (app, { me, userId }) => {
      const sessions = await listSessions(app, { id: me.id, sessionId: `session-of-${userId}` });
      return sessions.map(({ isThisOne }) => isThisOne);
    },
    answer: [false],
  },
  endSession: {
    ask: (app, { me, userId }) => endSession(app, { id: me.id, sessionId: "mine" }, `session-of-${userId}`),
    answer: expect.objectContaining({ ok: false, status: 404 }),
  },
  endOtherSessions: {
    ask: (app, { me }) => endOtherSessions(app, { id: me.id, sessionId: `session-of-${me.id}` }),
    answer: { ok: true, count: 0 },
  },
};

/** What a client's own archive, account and photographs are read, changed and ended by. */
const ownData: Record<string, Row> = {
  listWaiting: {
    ask: (app, { me, quotedId }) => listWaiting(app, { orderId: quotedId, actorId: me.id }),
    answer: [],
  },
  openPhoto: {
    ask: (app, { me, quotedId }) =>
      openPhoto(app, { userId: me.id, orderId: quotedId, photoId: "theirs", size: "large" }),
    answer: NOTHING,
  },
  takePhoto: {
    ask: async (app, { me, quotedId }) =>
      takePhoto(app, { userId: me.id, orderId: quotedId, actorId: me.id }, await arrived(app, "#aabbcc")),
    answer: MISSING,
  },
  findWall: { ask: (app, known) => findWall(app, wallOf(known)), answer: NOTHING },
  composeWall: { ask: (app, known) => composeWall(app, wallOf(known), known.me.id), answer: NOTHING },
  findQuotePicture: { ask: (app, known) => findQuotePicture(app, wallOf(known), 1), answer: NOTHING },
  forgetWallView: { ask: (app, known) => forgetWallView(app, wallOf(known)), answer: MISSING },
  saveWallView: {
    ask: (app, known) =>
      saveWallView(app, wallOf(known), {
        actorId: known.me.id,
        version: 0,
        view: { corners: "[]", mask: "[]", closed: 0, raise: 0, light: "{}" },
      }),
    answer: MISSING,
  },
  ...Object.fromEntries(
    Object.entries({
      captionPhoto: (app: RunningApp, place: PhotoPlace) => captionPhoto(app, place, { caption: "Mine", version: 1 }),
      movePhoto: (app: RunningApp, place: PhotoPlace) => movePhoto(app, place, 1),
      removePhoto,
    }).map(([name, act]): [string, Row] => [
      name,
      {
        ask: (app, { me, quotedId }) =>
          act(app, { userId: me.id, orderId: quotedId, actorId: me.id, photoId: "theirs", staff: false }),
        answer: MISSING,
      },
    ]),
  ),
  readPersonalData: {
    ask: async (app, { me }) => {
      const data = readPersonalData(app, me.id);
      const lists = [data.orders(), data.history(), await data.documents(), await data.consultations(), data.emails()];
      return [(await data.profile()).id, ...(await Promise.all(lists.map((list) => Array.fromAsync<unknown>(list))))];
    },
    // What the rows above have asked for in my own name.
    answer: [expect.any(String), expect.any(Array), expect.any(Array), [], [], []],
  },
  findMyCalled: { ask: (app, { me, quotedId }) => findMyCalled(app.db, me.id, quotedId), answer: undefined },
  startDownload: {
    ask: (app, { me }) => startDownload(app, { userId: me.id, actorId: me.id }),
    answer: { ok: true },
    touches: ["rateLimits", "auditEntries"],
  },
  findDeletion: {
    ask: (app, { me }) => findDeletion(app, me.id),
    // The draft is my own: a row above has asked for it.
    answer: { requestedAt: null, waitsFor: [], keptOrders: [], cancelledOrders: [], withdrawnOrders: [], drafts: 1 },
  },
  withdrawDeletion: { ask: (app, { me }) => withdrawDeletion(app, me.id), answer: NOTHING },
  askForDeletion: {
    ask: (app, { me }) => askForDeletion(app, me.id, "not mine"),
    answer: expect.objectContaining({ ok: false, status: 401 }),
    touches: counted,
  },
};
Object.assign(table, ownData);

function wallOf({ me, quotedId }: Case) {
  return { userId: me.id, orderId: quotedId, windowKey: "w", fileId: "theirs" };
}

function messageBy(userId: string, orderId: string) {
  return {
    userId,
    orderId,
    side: "client" as const,
    authorId: userId,
    body: "x",
    formKey: "a-key-of-mine-alone",
    seen: "",
  };
}

function forgedPending(userId: string) {
  return new Headers({ cookie: `larkfield.two_factor=2fa-of-${userId}.forged` });
}

function profileOf({ firstName, lastName, phoneNumber, street, city, state, zipCode }: Case["me"]) {
  return { firstName, lastName, phoneNumber, street, city, state, zipCode };
}

test("every use case that a client's page reaches has a row", () => {
  const reached = servicesReachedFrom(sourcesIn("app/routes/client", "app/routes/account"));
  // What is written in capitals is a sentence.
  const useCases = [...reached].filter((name) => !/^[A-Z_]+$/.test(name));
  expect(Object.keys(table).sort()).toEqual(useCases.sort());
});

onEachDemo("what is somebody else's", new Date("2026-10-20T12:00:00.000Z"), (house) => {
  let known: Case;
  beforeAll(async () => {
    const { app } = house();
    const other = await addClientWithPassword(app);
    const { userId: _, ...draft } = await readyOrder(app, demoClient.id);
    const visit = await app.db
      .selectFrom("consultations")
      .select(["id", "version", "startsAt"])
      .where("id", "=", "demo-visit-stone")
      .executeTakeFirstOrThrow();
    const paid = await acceptedOrder(app);
    const receipt = await paid.pay("636");
    if (!receipt.ok) throw new Error(receipt.reason);
    const begun = { id: "card-of-another", orderId: paid.orderId, userId: paid.client.id, quoteId: "", cents: 1 };
    const times = { createdAt: "2026-10-20T12:00:00.000Z", expiresAt: "2026-10-20T13:00:00.000Z", lookAt: null };
    const open = { purpose: "deposit", state: "open", checkoutId: "cs_1", url: "x", openOf: paid.orderId } as const;
    const session = { ...begun, ...times, ...open, entryId: null, endedWhy: "", tries: 0 };
    await app.db
      .insertInto("messages")
      .values({
        ...{ id: "of-another", orderId: "LF-1001", side: "house", authorId: "demo-owner", body: "Theirs" },
        ...{ windowKey: null, quoteLineKey: null, readAt: null, readBy: null, takenBackAt: null },
        ...{ sentAt: "2026-10-20T12:00:00.000Z", formKey: "of-another" },
      })
      .execute();
    await app.db.insertInto("cardSessions").values(session).execute();
    known = {
      me: await addClientWithPassword(app),
      userId: other.id,
      email: other.email,
      quotedId: "LF-1001",
      draft,
      visit,
      receipt: { orderId: paid.orderId, number: receipt.receiptNumber ?? "" },
    };
  });

  /** Signed in, and with a password that opens the account. */
  async function addClientWithPassword(app: RunningApp) {
    const client = await addClient(app);
    const { password } = await app.db
      .selectFrom("accounts")
      .select("password")
      .where("userId", "=", demoClient.id)
      .executeTakeFirstOrThrow();
    await app.db.updateTable("accounts").set({ password }).where("userId", "=", client.id).execute();
    await app.db
      .insertInto("sessions")
      .values({
        id: `session-of-${client.id}`,
        token: `token-of-${client.id}`,
        userId: client.id,
        expiresAt: "2099-01-01T00:00:00.000Z",
        createdAt: "2026-10-20T12:00:00.000Z",
        updatedAt: "2026-10-20T12:00:00.000Z",
      })
      .execute();
    return client;
  }

  test.each(Object.entries(table))("%s shows and changes nothing of it", async (_, { ask, answer, touches = [] }) => {
    const result = await effectsOf(house().app, () => ask(house().app, known));
    expect(result.answer).toEqual(answer);
    expect(Object.keys(result.effects).sort()).toEqual([...touches].sort());
    expectOnlyMine(result.effects);
    // Nothing of theirs is in the answer, but what I sent along.
    const { userId, quotedId, draft } = known;
    for (const text of [userId, quotedId, draft.orderId])
      expect(JSON.stringify(result.answer ?? "")).not.toContain(text);
  });

  /** Rows that came belong to me or to nobody; rows that changed are mine; none went. */
  function expectOnlyMine(effects: Effects) {
    const { me } = known;
    const { users, orders, orderEvents, orderStatusHistory, verifications, emails, auditEntries, ...others } = effects;
    for (const row of auditEntries?.added ?? []) expect(row).toMatchObject({ actorId: me.id, subjectId: me.id });
    expect(Object.keys(others).filter((name) => name !== "rateLimits")).toEqual([]);
    expect(Object.keys(users?.changed ?? {})).toEqual(users ? [me.id] : []);
    for (const row of orders?.added ?? []) expect(row).toMatchObject({ userId: me.id });
    for (const row of orderEvents?.added ?? []) expect(row).toMatchObject({ actorId: me.id });
    for (const row of orderStatusHistory?.added ?? []) expect(row).toMatchObject({ actorId: me.id });
    // A link for them, or a question that is nobody's.
    for (const row of verifications?.added ?? [])
      expect([known.userId, ""]).toContain((row as { value: string }).value);
    for (const row of emails?.added ?? []) expect(row).toMatchObject({ recipientAddress: known.email });
    for (const table of [users, orders, orderEvents, orderStatusHistory, verifications, emails])
      expect(table?.removed).toBeUndefined();
  }

  /** The statements that an answer takes: what a stopwatch could tell apart would show here first. */
  async function statements(work: (app: App) => Promise<unknown>) {
    const seen: string[] = [];
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        seen.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const { app } = house();
    const answer = await work({ ...app, db: app.db.withPlugin(counter) });
    return { answer, seen };
  }

  const byOrder: Record<string, (app: App, orderId: string) => Promise<unknown>> = {
    "to see an order": (app, orderId) => findMyOrderPage(app, known.me.id, orderId),
    "to see a draft": (app, orderId) => findDraft(app.db, known.me.id, orderId),
    "to change it": (app, orderId) =>
      editOrder(app, { userId: known.me.id, orderId, version: 1 }, (draft) => setWindowCount(draft, 2)),
    "to submit it": (app, orderId) => submitOrder(app, { userId: known.me.id, orderId, version: 1 }),
    "to order it again": (app, orderId) => repeatOrder(app, { userId: known.me.id, orderId }),
    "to delete it": (app, orderId) => deleteOrder(app, known.me.id, orderId),
    "to confirm its quote": (app, orderId) => confirmOrder(app, { user: known.me, orderId, version: 1, seen }),
  };

  test.each(Object.keys(byOrder))(
    "another's order, asked for %s, is answered like one that does not exist, with the same work",
    async (name) => {
      const draft = await newOrder(house().app, demoClient.id);
      const work = byOrder[name]!;
      const nothing = await statements((app) => work(app, "LF-0000000"));
      expect(nothing.seen.length).toBeGreaterThan(0);
      for (const id of [draft.id, "LF-1001"]) expect(await statements((app) => work(app, id))).toEqual(nothing);
    },
  );
});
