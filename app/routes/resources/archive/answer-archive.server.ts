import { Readable } from "node:stream";
import type { App } from "#app/app.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { kindLabels } from "#app/domain/appointments/appointment-kinds.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { moneyAsTyped } from "#app/domain/money.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { statusLabel } from "#app/domain/orders/order-status.ts";
import { fileWords } from "#app/domain/photos/photo-limits.ts";
import type { SiteFacts } from "#app/domain/site/site-facts.ts";
import { fabricsInWords } from "#app/domain/swatches/swatch-words.ts";
import { drawWindow } from "#app/drawing/draw-window.ts";
import { sceneToSvg } from "#app/drawing/svg.ts";
import { LEFT_OUT } from "#app/services/customers/personal-data/held-tables.ts";
import {
  type HeldOrderData,
  type PersonalData,
  readPersonalData,
} from "#app/services/customers/personal-data/read-personal-data.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { findPlacement } from "#app/services/workroom/kept-versions.server.ts";
import { CSV_BYTE_ORDER_MARK, csvLine } from "#app/web/csv.ts";
import { writeZip, type ZipFile } from "#app/web/zip/zip.server.ts";

type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;
type Cells = (string | number | null)[];

interface About extends Pick<SiteFacts, "business"> {
  at: string;
  rules: ChangedPlacement;
}

/** The files of a person's archive, each read and written when its turn comes. */
export async function* archiveFiles(data: PersonalData, { at, rules, business }: About): AsyncGenerator<ZipFile> {
  const profile = await data.profile();
  yield { name: "README.txt", content: [writeReadme({ name: fullName(profile), at, leftOut: LEFT_OUT, business })] };
  yield json("profile", [profile]);
  yield csv(
    "profile",
    ["Field", "Value"],
    Object.entries(profile) as [string, string | number | null][],
    (cells) => cells,
  );
  yield json("orders", data.orders());
  const called = new Map<string, string>();
  for await (const order of data.orders()) called.set(order.id, shownOrderId(order));
  yield csv("orders", orderHeader, data.orders(), orderCells);
  yield csv("windows", windowHeader, windowsOf(data.orders()), (cells) => cells);
  yield json("order-history", data.history());
  yield csv("order-history", ["Order ID", "When", "What", "By"], data.history(), (row) => [
    called.get(row.orderId) ?? row.orderId,
    formatDateTime(row.at),
    row.what,
    row.by,
  ]);
  yield json("documents", await data.documents());
  yield json("quotes", data.quotes());
  yield json("money", await data.money());
  const visits = await data.consultations();
  yield json("consultations", visits);
  yield csv("consultations", visitHeader, visits, (visit) => [
    formatDateTime(visit.startsAt),
    visit.state,
    visit.address,
    visit.note,
    moneyAsTyped(visit.feeCents),
    when(visit.feePaidAt),
  ]);
  const appointments = await data.appointments();
  yield json("appointments", appointments);
  yield csv("appointments", ["When", "What", "Order ID", "State", "Address", "Note"], appointments, (one) => [
    formatDateTime(one.startsAt),
    kindLabels[one.kind],
    one.orderId === null ? null : (called.get(one.orderId) ?? one.orderId),
    one.state,
    one.address,
    one.clientNote,
  ]);
  yield json("emails", data.emails());
  yield csv("emails", ["Written", "Sent", "Subject"], data.emails(), (email) => [
    formatDateTime(email.createdAt),
    when(email.sentAt),
    email.subject,
  ]);
  const sessions = await data.sessions();
  yield json("log-ins", sessions);
  yield csv("log-ins", ["Since", "Last used", "Device", "IP address"], sessions, (session) => [
    formatDateTime(session.createdAt),
    formatDateTime(session.updatedAt),
    session.userAgent,
    session.ipAddress,
  ]);
  const swatches = await data.swatches();
  yield json("swatches", swatches);
  yield csv("swatches", ["Asked", "Sent", "Fabrics"], swatches, (request) => [
    formatDateTime(request.createdAt),
    when(request.sentAt),
    fabricsInWords(request.fabrics),
  ]);
  const inquiries = await data.inquiries();
  yield json("inquiries", inquiries);
  yield csv(
    "inquiries",
    ["Asked", "Question", "Style", "Answers"],
    inquiries,
    ({ createdAt, question, style, answers }) => [
      formatDateTime(createdAt),
      question,
      style,
      answers.map(({ words }) => words).join("\n\n"),
    ],
  );
  yield json("messages", data.messages());
  yield { name: "messages.html", content: writeMessages(data.messages(), called, business.name) };
  for await (const order of data.orders()) yield* drawingsOf(order, rules);
  yield* photosOf(data, called);
}

/** Each is read from the store when its turn comes; one that cannot be read is in the list alone. */
async function* photosOf(data: PersonalData, called: ReadonlyMap<string, string>): AsyncGenerator<ZipFile> {
  const photos = await data.photos();
  const listed = photos.map(({ sha256, ...photo }, index) => {
    const order = called.get(photo.orderId ?? "") ?? "other";
    return { sha256, file: `photos/${order}/${index + 1}.jpg`, photo: { ...photo, order } };
  });
  yield json(
    "photos",
    listed.map(({ file, photo: { windowKey: _, ...photo } }) => ({ file, ...photo })),
  );
  for (const { sha256, file } of listed) {
    const body = await data.openPhoto(sha256);
    if (body) yield { name: file, content: body };
  }
}

const when = (time: string | null) => (time === null ? null : formatDateTime(time));
const visitHeader = ["When", "State", "Address", "Note", "Fee", "Fee paid"];
const orderHeader = [
  "Order ID",
  "Status",
  "Total",
  "Consultation credit",
  "Windows",
  "Created",
  "Submitted",
  "Confirmed",
];
const windowHeader = ["Order ID", "Window", ...measurementNames.map(measurementLabel), "Treatments"];

function orderCells(order: HeldOrderData): Cells {
  return [
    shownOrderId(order),
    statusLabel(order.status),
    order.totalCents === null ? null : moneyAsTyped(order.totalCents),
    order.creditCents > 0 ? moneyAsTyped(order.creditCents) : null,
    order.windows.length,
    formatDateTime(order.createdAt),
    when(order.submittedAt),
    when(order.confirmedAt),
  ];
}

async function* windowsOf(orders: AsyncIterable<HeldOrderData>): AsyncGenerator<Cells> {
  for await (const order of orders) {
    for (const { name, measurements, customizations } of order.windows) {
      const styles = Object.entries(customizations).map(([type, entry]) => `${type}: ${entry?.style?.name ?? "open"}`);
      const sizes = measurementNames.map((measurement) => measurements[measurement] ?? null);
      yield [shownOrderId(order), name, ...sizes, styles.join("; ")];
    }
  }
}

function* drawingsOf(order: HeldOrderData, rules: ChangedPlacement): Generator<ZipFile> {
  for (const [index, window] of order.windows.entries()) {
    const options = { id: "window", dimensions: true, site: window, rules };
    const scene = () => drawWindow(parseMeasurements(window.measurements), window.customizations, options);
    yield { name: `drawings/${shownOrderId(order)}-${index + 1}.svg`, content: lazily(() => sceneToSvg(scene())) };
  }
}

/** What was written, to be read in any browser. */
async function* writeMessages(
  messages: ReturnType<PersonalData["messages"]>,
  called: ReadonlyMap<string, string>,
  house: string,
) {
  yield '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Messages</title></head><body>\n<h1>Messages</h1>\n';
  let order = "";
  for await (const message of messages) {
    if (message.orderId !== order)
      yield `<h2>Order ${escapeHtml(called.get(message.orderId) ?? message.orderId)}</h2>\n`;
    order = message.orderId;
    const body = message.takenBackAt === null ? message.body : "Message taken back";
    yield `<p><b>${message.from === "you" ? "You" : escapeHtml(house)}</b>, ${formatDateTime(message.sentAt)}<br>\n`;
    yield `${escapeHtml(body).replaceAll("\n", "<br>\n")}</p>\n`;
  }
  yield "</body></html>\n";
}

function escapeHtml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function* lazily(write: () => string) {
  yield write();
}

function json(name: string, rows: Rows<unknown>): ZipFile {
  async function* write() {
    let before = "[\n";
    for await (const row of rows) {
      yield before + JSON.stringify(row, null, 2);
      before = ",\n";
    }
    yield before === "[\n" ? "[]\n" : "\n]\n";
  }
  return { name: `${name}.json`, content: write() };
}

function csv<Row>(name: string, header: string[], rows: Rows<Row>, cells: (row: Row) => Cells): ZipFile {
  async function* write() {
    yield CSV_BYTE_ORDER_MARK + csvLine(header);
    for await (const row of rows) yield csvLine(cells(row));
  }
  return { name: `${name}.csv`, content: write() };
}

interface Readme extends Pick<SiteFacts, "business"> {
  name: string;
  at: string;
  leftOut: string[];
}

/** Says what is in an archive and what is not. */
function writeReadme({ name, at, leftOut, business }: Readme): string {
  return [
    `What ${business.name} holds about ${name}`,
    `As of ${formatDateTime(at)} (Eastern time)`,
    "",
    "Each list comes twice: as .csv, which opens in any spreadsheet, and as .json, which holds every detail.",
    "",
    "profile         your name, addresses and phone number, and since when you have had an account",
    "orders          your orders with their windows, and what each costs",
    "windows         every window on a line of its own (.csv)",
    "drawings        the windows as pictures, which open in any browser (.svg)",
    "photos          photographs of your windows, as we keep them (.jpg), and what was written under them (.json)",
    "order-history   what happened to each order, and whether you or we did it",
    "documents       as whom our papers about an order name you (.json)",
    "appointments    when we come or came to measure or to hang, and what we wrote about it",
    "consultations   your visits, their fees, and the credit they gave to an order",
    "emails          what we wrote to you, as far as we still hold it",
    "messages        what you and we wrote to each other about each order (.html, .json)",
    "log-ins         the devices on which you are logged in, and since when",
    "",
    "Money in the .json files is in whole cents. Times there are in UTC; in the .csv files they are Eastern.",
    "",
    "Not in here, and why:",
    ...leftOut.map((line) => `- ${line}`),
    "",
    `Questions? Write to ${business.email} or call ${business.phone}.`,
    "",
  ].join("\r\n");
}

/** Everything that we hold about a client as one zip file, sent as it is read. */
export async function answerArchive(app: App, userId: string) {
  const now = app.now();
  const { business } = (await findSite(app.db)).facts;
  const about = { at: now.toISOString(), rules: await findPlacement(app.db), business };
  const files = archiveFiles(readPersonalData(app, userId), about);
  const name = `${fileWords(business.shortName) || "your"}-data-${about.at.slice(0, 10)}.zip`;
  return new Response(Readable.toWeb(Readable.from(writeZip(files, now))) as unknown as ReadableStream, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    },
  });
}
