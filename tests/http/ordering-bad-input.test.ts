import { beforeAll, describe, expect, inject, test } from "vitest";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { orderPages } from "#app/routes/client/order-paths.ts";
import {
  dataAddress,
  type Fields,
  measured,
  orderActions,
  postOrder,
  prepareOrder,
  storedContent,
  storedOrder,
} from "#tests/support/orders/ordering-posts.ts";
import { readSiteMap } from "#tests/support/site-map.ts";
import { signedIn, signedUp, type Visitor } from "#tests/support/visitor.ts";

/** The pages bypassed: forms as a hostile hand would send them, to every action of building an order. */
const server = inject("demoServer");
let client: Visitor;
let stranger: Visitor;
let draft: string;
beforeAll(async () => {
  client = await signedIn(server, "client@example.com", "demo-client");
  stranger = await signedIn(server, "neighbor@example.com", "demo-client");
  draft = await prepareOrder(server, client);
});

/** Sent to the page and to the framework's own address of it. */
async function sendBothWays(visitor: Visitor, id: string, address: string, form: Fields) {
  const answers = [];
  for (const target of [address, dataAddress(address)]) {
    const answer = await postOrder(server, visitor, id, target, form);
    answers.push({ status: answer.status, text: await answer.text() });
  }
  return answers;
}

/** Both ways are refused with this status and sentence, and nothing is written. */
async function expectRefused(visitor: Visitor, id: string, address: string, form: Fields, status: number, says = "") {
  const before = storedContent(server, id);
  for (const answer of await sendBothWays(visitor, id, address, form)) {
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(says);
  }
  expect(storedContent(server, id)).toEqual(before);
}

test("every action of building an order is in the table", () => {
  // The same files serve an order that we build for a client.
  const actions = readSiteMap().filter(
    ({ path, hasAction }) => hasAction && path.startsWith("/client/dashboard/create-order"),
  );
  expect([...new Set(orderActions.map(({ route }) => route))].sort()).toEqual(actions.map(({ path }) => path).sort());
});

type Pages = ReturnType<typeof orderPages>;
const windowCount = ({ windowCount: page }: Pages) => page;
const hardwareChoice = ({ hardwareChoice: page }: Pages) => page;
const hardware = ({ hardware: page }: Pages) => page;
const overview = ({ overview: page }: Pages) => page;
const measure = (pages: Pages) => pages.measure(1);
const treatments = (pages: Pages) => pages.treatments(1);
const drapesStyle = (pages: Pages) => pages.customize(1, "drapes", "style");
const topsStyle = (pages: Pages) => pages.customize(1, "tops", "style");
const drapesOptions = (pages: Pages) => pages.customize(1, "drapes", "options");
const shadesOptions = (pages: Pages) => pages.customize(1, "shades", "options");
const topsOptions = (pages: Pages) => pages.customize(1, "tops", "options");
const fabrics = (pages: Pages) => pages.customize(1, "tops", "fabrics");

const NO_ANSWER = "Please choose one of the answers.";
const opening: Fields = [
  ["insideWidthTop", "30"],
  ["insideWidthMiddle", "30"],
  ["insideWidthBottom", "30"],
  ["insideHeightLeft", "55"],
  ["insideHeightMiddle", "55"],
  ["insideHeightRight", "55"],
];

const rows = (noun: string, count: number): Fields =>
  Array.from({ length: count }, (_, index) => [`${noun}Name`, `row ${index}`]);
const inOverview = (window: string, field: string, typed: string): Fields => [
  ["intent", "measure"],
  ["window", window],
  ["field", field],
  ["was", "36"],
  [field, typed],
];

const TOO_MANY = "You can only enter a maximum of 12 windows.";
const NO_COUNT = "Please enter a valid number of windows.";
const NO_LINK = "Please enter a valid link.";
const NO_STYLE = "Please select a style before proceeding.";
const NO_CONTROL = "Please select a control system before proceeding.";
const NO_INCHES = "Please enter inches, such as 35, 35.375 or 35 3/8.";

describe("refused with its sentence:", () => {
  test.each<[string, (pages: Pages) => string, Fields, string]>([
    ["13 windows", windowCount, [["windowCount", "13"]], TOO_MANY],
    ["a thousand million windows", windowCount, [["windowCount", "1000000000"]], TOO_MANY],
    ["1e9 windows", windowCount, [["windowCount", "1e9"]], NO_COUNT],
    ["no windows", windowCount, [["windowCount", "0"]], NO_COUNT],
    ["minus one window", windowCount, [["windowCount", "-1"]], NO_COUNT],
    ["one and a half windows", windowCount, [["windowCount", "1.5"]], NO_COUNT],
    ["three in letters", windowCount, [["windowCount", "three"]], NO_COUNT],
    ["no count at all", windowCount, [], NO_COUNT],
    [
      "a choice that is none",
      hardwareChoice,
      [["hardwareChoice", "both"]],
      "Please choose whether you want new hardware.",
    ],
    ["a choice from the prototype", hardwareChoice, [["hardwareChoice", "__proto__"]], "Please choose whether"],
    ["a window without a name", measure, measured(" ", "36"), "Please provide a location or name for the window."],
    ["a name of 121 letters", measure, measured("x".repeat(121), "36"), "Please keep the name under 120 characters."],
    ...["-3", "0"].map((width): [string, typeof measure, Fields, string] => [
      `a width of ${width}`,
      measure,
      measured("Left", width),
      "Please fill out all required measurement fields.",
    ]),
    ...["wide", "1e9", "NaN", "Infinity", "<script>", "3 6/0"].map(
      (width): [string, typeof measure, Fields, string] => [
        `a width of ${width}`,
        measure,
        measured("Left", width),
        NO_INCHES,
      ],
    ),
    ["a width of a mile", measure, measured("Left", "63360"), "Please enter 9,999 inches or less."],
    [
      "reuse of a later window",
      measure,
      [
        ["intent", "reuse"],
        ["reuseFrom", "x"],
      ],
      "This window is no longer part of the order.",
    ],
    ["hardware with a script", hardware, [["hardwareLink", "javascript:alert(1)"]], NO_LINK],
    ["hardware as data", hardware, [["hardwareLink", "data:text/html,x"]], NO_LINK],
    ["no hardware", hardware, [["hardwareName", "  "]], "Please provide at least one hardware detail."],
    ["21 pieces of hardware", hardware, rows("hardware", 21), "You can add at most 20 hardware entries."],
    ["no treatment", treatments, [], "Please choose at least one treatment."],
    [
      "a treatment we do not make",
      treatments,
      [
        ["treatment", "rugs"],
        ["dropTreatments", "on"],
      ],
      "Please choose at least one",
    ],
    ["dropping work without saying so", treatments, [["treatment", "drapes"]], "would be dropped."],
    [
      "a copy of itself",
      treatments,
      [
        ["intent", "copy"],
        ["copyFrom", "itself"],
      ],
      "Please select a window to copy from.",
    ],
    ["a shade's style on drapes", drapesStyle, [["style", "soft-shades/Hobbled"]], NO_STYLE],
    ["a style of another group", drapesStyle, [["style", "rod-pocket/Goblet"]], NO_STYLE],
    ["a style that does not exist", drapesStyle, [["style", "pleated-tops/__proto__"]], NO_STYLE],
    ["a valance among the cornices", topsStyle, [["style", "cornice-boards/Kennedy"]], NO_STYLE],
    ["no style", drapesStyle, [], NO_STYLE],
    [
      "only options of another treatment",
      drapesOptions,
      [
        ["clutchControl", "on"],
        ["sheerBatisteLining", "on"],
      ],
      "Please select at least one customization option before submitting.",
    ],
    [
      "two controls",
      shadesOptions,
      [
        ["control", "cordlessControl"],
        ["clutchControl", "on"],
      ],
      NO_CONTROL,
    ],
    ["a control we do not have", shadesOptions, [["control", "__proto__"]], NO_CONTROL],
    [
      "drapes that open in a way we do not know",
      drapesOptions,
      [
        ["interlining", "on"],
        ["draw", "__proto__"],
      ],
      NO_ANSWER,
    ],
    [
      "puddled drapes inside the frame",
      drapesOptions,
      [
        ["interlining", "on"],
        ["mount", "inside"],
        ["length", "puddle"],
      ],
      "Drapes inside the frame cannot puddle on the floor.",
    ],
    [
      "an opening wider than its frame",
      shadesOptions,
      [
        ["control", "cordlessControl"],
        ["mount", "inside"],
        ["insideWidthTop", "9000"],
      ],
      "This cannot be wider than the outside of the frame",
    ],
    [
      "an opening without depth",
      shadesOptions,
      [["control", "cordlessControl"], ["mount", "inside"], ...opening, ["insideDepth", "0"]],
      "Zero or less is not a measurement.",
    ],
    [
      "an opening deeper than any wall",
      shadesOptions,
      [["control", "cordlessControl"], ["mount", "inside"], ...opening, ["insideDepth", "25"]],
      "No opening is deeper than 24",
    ],
    [
      "an opening of two windows",
      shadesOptions,
      [["control", "cordlessControl"], ["mount", "inside"], ...opening.slice(1), ["insideWidthTop", "4"]],
      "off from the others, and all three are of one opening.",
    ],
    [
      "drapes inside the frame",
      drapesOptions,
      [
        ["interlining", "on"],
        ["mount", "inside"],
      ],
      "Drapes hang over the frame: inside it there is no room",
    ],
    [
      "interlining without a lining",
      drapesOptions,
      [
        ["interlining", "on"],
        ["unlined", "on"],
      ],
      "Interlining lies between the fabric and its lining.",
    ],
    [
      "trim along no edge",
      drapesOptions,
      [
        ["decorativeTrim", "on"],
        ["trimEdges", ""],
      ],
      "Choose at least one edge, or untick the trim.",
    ],
    [
      "a note as long as a letter",
      drapesOptions,
      [
        ["interlining", "on"],
        ["note", "x".repeat(501)],
      ],
      "Please keep this under 500 characters.",
    ],
    [
      "a fabric for something that we do not make",
      fabrics,
      [
        ["fabricName", "x"],
        ["fabricRole", "roof"],
      ],
      NO_ANSWER,
    ],
    ["no answer about trim", topsOptions, [], "Please select whether you want decorative trim."],
    [
      "no fabric",
      fabrics,
      [
        ["fabricName", " "],
        ["fabricLink", " "],
      ],
      "Please provide at least one fabric with a link or name.",
    ],
    [
      "a fabric with a script",
      fabrics,
      [
        ["fabricName", "x"],
        ["fabricLink", "JaVaScRiPt:alert(1)"],
      ],
      NO_LINK,
    ],
    [
      "a trim as data",
      fabrics,
      [
        ["fabricName", "x"],
        ["trimLink", "data:text/html,x"],
      ],
      NO_LINK,
    ],
    ["a link that hides its host", fabrics, [["fabricLink", "https://shop.example@evil.example"]], NO_LINK],
    [
      "a fabric's name of 121 letters",
      fabrics,
      [["fabricName", "x".repeat(121)]],
      "Please keep each name under 120 characters.",
    ],
    ["a link of 3,000 letters", fabrics, [["fabricLink", `https://shop.example/${"x".repeat(3000)}`]], NO_LINK],
    ["21 fabrics", fabrics, rows("fabric", 21), "You can add at most 20 fabrics."],
    ["21 trims", fabrics, [["fabricName", "x"], ...rows("trim", 21)], "You can add at most 20 trims."],
    ["50 fabrics", fabrics, rows("fabric", 50), "You can add at most 20 fabrics."],
    ["a measurement that is a word", overview, inOverview("1", "widthOfWindow", "wide"), NO_INCHES],
    ["a measurement below zero", overview, inOverview("1", "widthOfWindow", "-1"), "so what was there is kept."],
    ["a measurement of a mile", overview, inOverview("1", "widthOfWindow", "63360"), "9,999 inches or less."],
    [
      "a field that is no measurement",
      overview,
      inOverview("1", "status", "delivered"),
      "Failed to save measurements.",
    ],
    ["a window that is not there", overview, inOverview("7", "widthOfWindow", "36"), "This window is no longer part"],
    ["an intent that is none", overview, [["intent", "pay"]], "We could not read what was sent."],
    ["no intent", overview, [], "We could not read what was sent."],
  ])("%s", async (_title, at, form, sentence) => {
    const status = sentence === "would be dropped." ? 409 : 400;
    await expectRefused(client, draft, at(orderPages(draft)), form, status, sentence);
  });
});

test("10,000 fabrics are refused as a whole, before they are taken apart", async () => {
  const form = rows("fabric", 10_000);
  await expectRefused(
    client,
    draft,
    fabrics(orderPages(draft)),
    form,
    413,
    "What you sent is larger than we can take.",
  );
});

test("an intent that the hub does not know creates nothing", async () => {
  await expectRefused(
    client,
    draft,
    "/client/dashboard/create-order?index",
    [["intent", "x"]],
    400,
    "We could not read",
  );
});

test("an option of another treatment is dropped from among others", async () => {
  const id = await prepareOrder(server, client);
  const form: Fields = [
    ["interlining", "on"],
    ["motorizedControl", "on"],
    ["status", "on"],
  ];
  await postOrder(server, client, id, drapesOptions(orderPages(id)), form);
  const [window] = JSON.parse(String(storedOrder(server, id)?.windows)).list;
  expect(Object.keys(window.draft.customizations.drapes.customizations)).toEqual([
    "standardLining",
    "blackoutLining",
    "unlined",
    "interlining",
    "edgeBanding",
    "insetEdgeBanding",
    "decorativeTrim",
  ]);
});

const notTheirs: Fields = [
  ["status", "delivered"],
  ["total", "1"],
  ["totalCents", "1"],
  ["paymentLink", "https://pay.example.com/mine"],
  ["userId", "demo-neighbor"],
  ["submittedAt", "2001-01-01T00:00:00.000Z"],
  ["confirmedAt", "2001-01-01T00:00:00.000Z"],
  ["createdAt", "2001-01-01T00:00:00.000Z"],
  ["orderName", "Mine"],
  ["description", "Mine"],
  ["id", "LF-1001"],
  ["role", "admin"],
  ["step", "9"],
];

describe.each(orderActions.map((action) => ({ ...action })))("$name", ({ name, address, form }) => {
  // Nobody may have as many orders in progress, nor submit as many in an hour, as all of these take together.
  let own: Visitor;
  beforeAll(async () => {
    own = (await signedUp(server)).visitor;
  });

  test("does what it is meant to, and no field of the server's is obeyed", async () => {
    const id = await prepareOrder(server, own);
    const before = storedOrder(server, id);
    const answer = await postOrder(server, own, id, address(id), [...notTheirs, ...form(id)]);
    expect(answer.status).toBe(name === "measurement in the overview" ? 200 : 302);
    const after = storedOrder(server, id);
    if (name === "delete") return expect(after).toBeUndefined();
    if (name !== "quit") expect(after?.version).toBe(Number(before?.version) + 1);
    const owned = ["id", "userId", "totalCents", "paymentLink", "createdAt", "confirmedAt", "orderName", "description"];
    expect(pick(after, owned)).toEqual(pick(before, owned));
    expect(after?.step).not.toBe(9);
    if (name === "submit") {
      expect(after?.status).toBe("submitted");
      expect(Date.parse(String(after?.submittedAt))).toBeGreaterThan(Date.now() - 60_000);
    } else expect(pick(after, ["status", "submittedAt"])).toEqual({ status: "incomplete", submittedAt: null });
  });

  test("is a 404 for another client, and for an order that does not exist", async () => {
    await expectRefused(stranger, draft, address(draft), form(draft), 404);
    await expectRefused(client, "LF-0000000", address("LF-0000000"), form("LF-0000000"), 404);
  });

  test("from a stale tab is refused with a sentence, and so is one that names no version", async () => {
    // What checks by itself what it is based on, or changes nothing, needs no version.
    if (["delete", "quit", "measurement in the overview"].includes(name)) return;
    for (const version of ["1", "", "-1", "x", "1e309"]) {
      const stale: Fields = [["version", version], ...form(draft)];
      await expectRefused(client, draft, address(draft), stale, 409, "changed in another tab or on another device");
    }
  });

  test("can no longer be done once the order is submitted", async () => {
    const id = await prepareOrder(server, own);
    await postOrder(server, own, id, orderPages(id).overview, [["intent", "submit"]]);
    if (name !== "submit") {
      return expectRefused(own, id, address(id), form(id), 409, "This order has already been submitted");
    }
    const before = storedContent(server, id);
    const again = await postOrder(server, own, id, address(id), form(id));
    expect(again.headers.get("location")).toBe("/client/dashboard/orders");
    expect(storedContent(server, id)).toEqual(before);
  });

  test.each([
    ["JSON", "application/json", '{"intent":"submit"}'],
    ["no type", "", "intent=submit"],
    ["nothing", "", ""],
    ["half a multipart", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data"],
    ["bytes that are not text", "application/x-www-form-urlencoded", "name=%FF%FE"],
    ["a null character", "application/x-www-form-urlencoded", "name=a%00b"],
    [
      "a file",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="intent"; filename="a"\r\n\r\nx\r\n--x--\r\n',
    ],
  ])("%s instead of a form is refused and changes nothing", async (title, type, body) => {
    const before = storedOrder(server, draft);
    for (const target of [address(draft), dataAddress(address(draft))]) {
      const headers = { origin: server.url, ...(type && { "content-type": type }) };
      const answer = await client.send(target, { method: "POST", headers, body });
      const allowed = title === "a file" ? [400, 409] : title === "JSON" || title === "no type" ? [415] : [400];
      expect(allowed).toContain(answer.status);
    }
    expect(storedOrder(server, draft)).toEqual(before);
  });
});

test("a refused window shows again all that was typed, marks every field and says what looks odd", async () => {
  const page = orderPages(draft).measure(1);
  const typed: Fields = [
    ["intent", "next"],
    ["name", "Bay"],
    ["widthOfWindow", "wide & high"],
    ["heightFromTopOfWindowToFloor", "7' 0\""],
    ["heightFromWindowFrameToCeilingTouches", "on"],
    ["heightFromFloorToCeiling", "120"],
  ];
  const answer = await (await postOrder(server, client, draft, page, typed)).text();
  expect(answer).toContain('value="wide &amp; high"');
  expect(answer).toContain('value="7&#x27; 0&quot;"');
  expect(answer).toMatch(/<input[^>]*name="heightFromWindowFrameToCeilingTouches"[^>]*checked/);
  expect(answer).toContain(NO_INCHES);
  expect(answer.match(/Please fill out all required measurement fields\./g)).toHaveLength(1);
  expect(answer.match(/aria-invalid="true"/g)).toHaveLength(4);
  expect(answer).toContain("add up to 84&quot;, but floor to ceiling is 120&quot;. Please check these three.");
});

test("without scripts a zero is blanked as it is said to be", async () => {
  const page = orderPages(draft).measure(1);
  const typed: Fields = [
    ["intent", "next"],
    ["name", "Bay"],
    ["widthOfWindow", "0"],
  ];
  const answer = await (await postOrder(server, client, draft, page, typed)).text();
  expect(answer).toContain("Zero or less is not a measurement, so it was left blank.");
  expect(/<input[^>]*name="widthOfWindow"[^>]*>/.exec(answer)?.[0]).toContain('value=""');
});

test.each(["0", "3", "99", "-1", "1.5", "1e0", "one", "%20", "01x", "__proto__"])(
  "window %s is a 404",
  async (number) => {
    const places = [
      "measure/N",
      "window/N/treatments",
      "window/N/drapes/style",
      "window/N/drapes/options",
      "window/N/drapes/fabrics",
      "window/N/confirm",
    ];
    for (const place of places) {
      const address = `/client/dashboard/create-order/${draft}/${place.replace("N", number)}`;
      await expectRefused(client, draft, address, [], 404);
      expect((await client.get(address)).status).toBe(404);
    }
  },
);

test.each(["rugs", "__proto__", "Drapes", "constructor"])("the treatment %s has no pages", async (treatment) => {
  for (const step of ["style", "options", "fabrics"]) {
    const address = `/client/dashboard/create-order/${draft}/window/1/${treatment}/${step}`;
    await expectRefused(client, draft, address, [], 404);
  }
});

test("a quote that is not there cannot be confirmed, and another's cannot be found", async () => {
  const confirm: Fields = [["version", "1"]];
  await expectRefused(client, "LF-1002", "/client/dashboard/orders/LF-1002", confirm, 409, "There is no open quote");
  await expectRefused(stranger, "LF-1001", "/client/dashboard/orders/LF-1001", confirm, 404);
  await expectRefused(client, draft, `/client/dashboard/orders/${draft}`, confirm, 404);
  const stale: Fields = [["version", "99"]];
  await expectRefused(client, "LF-1001", "/client/dashboard/orders/LF-1001", stale, 409, "The quote has changed");
});

function pick(row: ReturnType<typeof storedOrder>, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, row?.[name]]));
}

test("a form without the workroom's questions takes their usual answers, and one with them keeps every answer", async () => {
  const id = await prepareOrder(server, client);
  const pages = orderPages(id);
  const post = async (page: (pages: Pages) => string, form: Fields) => {
    const answer = await postOrder(server, client, id, page(pages), [["intent", "next"], ...form]);
    expect(answer.status).toBe(302);
  };
  await post(drapesOptions, [["standardLining", "on"]]);
  await post((all) => all.customize(1, "drapes", "fabrics"), [["fabricName", "Linen"]]);
  await post(shadesOptions, [
    ["control", "clutchControl"],
    ["mount", "inside"],
    ["controlSide", "left"],
    ...opening,
    ["insideDepth", "2 1/2"],
  ]);
  const [window] = readOrderDocuments(storedOrder(server, id) as { windows: string; hardware: string }).windows;
  const { drapes, shades } = window?.draft?.customizations ?? {};
  expect(drapes).toMatchObject({
    customizations: { standardLining: true, blackoutLining: false },
    answers: { draw: "pair", length: "floor" },
    fabrics: { fabrics: [{ name: "Linen", role: "main", buyer: "us" }] },
  });
  expect(shades?.answers).toEqual({ mount: "inside", controlSide: "left", children: "yes" });
  expect(window).toMatchObject({ sizes: { insideWidthTop: "30", insideDepth: "2.5" }, nearby: [] });
  await post(
    ({ hardware: page }) => page,
    [
      ["hardwareName", "Brass rod"],
      ["rodAt", window?.key ?? ""],
      [`hardware:${window?.key}`, "keep"],
      [`rodWidth:${window?.key}`, "70"],
    ],
  );
  const [after] = readOrderDocuments(storedOrder(server, id) as { windows: string; hardware: string }).windows;
  expect(after?.hardware).toEqual({ choice: "keep", rodWidth: "70" });
});
