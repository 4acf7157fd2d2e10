import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteFacts } from "#app/domain/site/site-facts.ts";
import { mailFace } from "./mail-face.ts";
import type { Block, Message } from "./message.ts";

/* Each names a face that stands on macOS and iOS, on Windows and on Android, in this order. */
const sans = "'Instrument Sans', -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const serif = "Fraunces, 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif";
const ink = "#23262a";
const soft = "#5b5a55";
const line = "#d8cbb5";

/** What is left of the card's width between its margins. */
const CARD = 510;

/** Only what a style attribute cannot say. Nothing in it needs escaping. */
const sheet = `
a { color: #3f4a3c; }
@media (max-width: 480px) { .card { border: 0 !important; padding: 28px 20px !important; } .ground { padding: 0 !important; } .half { max-width: 50% !important; min-width: 0 !important; } }
@media (prefers-color-scheme: dark) {
  .ground { background: #1b1d1f !important; }
  .card { background: #26292b !important; border-color: #45423c !important; }
  .ink, .ink a { color: #f1ebe0 !important; }
  .soft, .soft a { color: #bdb6a8 !important; }
  .rule { border-color: #45423c !important; }
  .mark { background: #f1ebe0 !important; }
  .drawing { filter: brightness(0.92); }
  .button { background: #d9c7a3 !important; color: #23262a !important; }
}`;

/**
 * The headings' face travels with the letter: what is fetched would tell who reads it. By itself, for a program that leaves out
 * a long sheet keeps the one above; for the screen, because one that knows no faces then takes Times for all of them.
 */
export const faceSheet = `<style>@media screen { @font-face { font-family: Fraunces; src: url(${mailFace}) format("woff2"); } }</style>`;
const outlook =
  "<!--[if mso]><style>td, p, div, a { font-family: 'Segoe UI', Arial, sans-serif !important; } h1, .serif { font-family: Georgia, serif !important; }</style><![endif]-->";

/** What stands behind the first words, so that a list of mails shows them and nothing of what follows. */
const SILENCE = "\u034f\u200c\u00a0".repeat(60);

/** Tables and inline styles, because that is what every mail program understands. React escapes all of the text. */
export function renderHtml(message: Message, { business, logo }: SiteFacts, logoCid: string | undefined): string {
  // React asks for a picture ahead of time, which no mail program does.
  const letter = renderToStaticMarkup(
    <Letter
      message={message}
      business={business}
      mark={logo && logoCid ? { aspect: logo.aspect, cid: logoCid } : undefined}
    />,
  ).replaceAll(/<link rel="preload"[^>]*>/g, "");
  return `<!doctype html>${letter.replace("</head>", `${faceSheet}${outlook}</head>`)}`;
}

interface LetterProps extends Pick<SiteFacts, "business"> {
  message: Message;
  /** The owner's own, which travels with the letter. */
  mark: { aspect: number; cid: string } | undefined;
}

function Letter({ message, business, mark }: LetterProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{message.subject}</title>
        <style>{sheet}</style>
      </head>
      <body style={{ margin: 0, padding: 0 }}>
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {message.preview}
          {SILENCE}
        </div>
        <main aria-label={message.subject}>
          <Centered className="ground" style={{ background: "#f7f2e9", padding: "32px 12px" }}>
            <Centered
              className="card"
              style={{ background: "#fdfbf7", border: `1px solid ${line}`, padding: "40px 44px", textAlign: "left" }}
              maxWidth={600}
            >
              <Name name={business.name} mark={mark} />
              <h1 className="ink serif" style={{ ...display(30), margin: "0 0 20px" }}>
                {message.heading}
              </h1>
              {message.blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: written once, never rearranged.
                <Part key={index} block={block} />
              ))}
              <Footer business={business} />
            </Centered>
          </Centered>
        </main>
      </body>
    </html>
  );
}

/** The name beside the mark. Ours is made of colored cells: it needs no picture that a mail program might hold back. */
function Name({ name, mark }: { name: string } & Pick<LetterProps, "mark">) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      width="100%"
      style={{ borderBottom: "1px solid #a77f45", borderCollapse: "collapse", margin: "0 0 32px" }}
    >
      <tbody>
        <tr>
          <td width={1} style={{ padding: "0 12px 16px 0" }}>
            {mark ? <OwnMark {...mark} name={name} /> : <Mark />}
          </td>
          <td className="ink serif" style={{ ...display(22), paddingBottom: 16 }}>
            {name}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function OwnMark({ cid, aspect, name }: { cid: string; aspect: number; name: string }) {
  const width = Math.round(LOGO_HEIGHT * aspect);
  const style = { ...text(13, soft), border: 0, display: "block", height: LOGO_HEIGHT, width };
  return <img src={`cid:${cid}`} alt={`Logo of ${name}`} width={width} height={LOGO_HEIGHT} style={style} />;
}

const LOGO_HEIGHT = 32;

/** `mark` of app/content/mark.ts as a grid of 28 by 28, its curve a corner. */
function Mark() {
  const cloth = "#3f4a3c";
  return (
    <table
      role="presentation"
      width={28}
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: "collapse", fontSize: 0, lineHeight: 0 }}
    >
      <tbody>
        <tr>
          <td colSpan={6} style={{ background: "#a77f45", height: 4 }} />
        </tr>
        <tr>
          <td colSpan={6} style={{ height: 3 }} />
        </tr>
        <tr>
          <td rowSpan={2} style={{ width: 2 }} />
          <td rowSpan={2} className="mark" style={{ background: cloth, width: 5 }} />
          <td rowSpan={2} style={{ width: 2 }} />
          <td className="mark" style={{ background: cloth, height: 13, width: 5 }} />
          <td style={{ width: 12 }} />
          <td rowSpan={2} style={{ width: 2 }} />
        </tr>
        <tr>
          <td colSpan={2} className="mark" style={{ background: cloth, height: 8 }} />
        </tr>
      </tbody>
    </table>
  );
}

interface CenteredProps {
  className: string;
  style: CSSProperties;
  maxWidth?: number;
  children: ReactNode;
}

function Centered({ className, style, maxWidth, children }: CenteredProps) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: "collapse", maxWidth, margin: "0 auto" }}
    >
      <tbody>
        <tr>
          <td className={className} align="center" style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Part({ block }: { block: Block }) {
  if (block.type === "facts") return <Facts facts={block.facts} />;
  if (block.type === "button") {
    return (
      <p style={{ margin: "28px 0" }}>
        <a
          className="button"
          href={block.href}
          style={{
            ...text(16, "#f7f2e9"),
            background: "#3f4a3c",
            borderRadius: 3,
            display: "inline-block",
            padding: "13px 24px",
            textDecoration: "none",
          }}
        >
          {block.label}
        </a>
      </p>
    );
  }
  if (block.type === "link") {
    return (
      <p className="ink" style={{ ...text(16, ink), margin: "0 0 16px" }}>
        <a href={block.href}>{block.label}</a>
      </p>
    );
  }
  if (block.type === "quote") return <Quote text={block.text} />;
  if (block.type === "signature") return <Signature lines={block.text.split("\n")} />;
  if (block.type === "picture") return <Drawing cid={block.cid} alt={block.alt} />;
  const quiet = block.type === "note";
  return (
    <p
      className={quiet ? "soft" : "ink"}
      style={{ ...text(quiet ? 14 : 16, quiet ? soft : ink), margin: "0 0 16px", whiteSpace: "pre-line" }}
    >
      {unbroken(block.text)}
    </p>
  );
}

/** The name by which whoever signs is known, and for whom they do. */
function Signature({ lines: [yours, name, house] }: { lines: string[] }) {
  return (
    <p className="ink" style={{ ...text(16, ink), margin: "28px 0 0" }}>
      {yours}
      <br />
      <span className="ink serif" style={display(28)}>
        {name}
      </span>
      {house && <br />}
      <span className="soft" style={text(14, soft)}>
        {house}
      </span>
    </p>
  );
}

/** What is one number stays on one line: of a telephone, an order or a receipt, a time of day, a date, a size with what it counts. */
const NUMBER =
  /(\(\d{3}\) \d{3}-\d{4}|\d{1,2}:\d{2} [AP]M|[A-Z]{1,3}(?:-\d+)+|[A-Z][a-z]{2} \d{1,2}, \d{4}|\d+ \d+\/\d+"?(?: [a-z]+)?|\d+ (?:x|by|yards?|miles)(?= |$))/;

function unbroken(words: string): ReactNode[] {
  return words.split(NUMBER).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: written once, never rearranged.
      <span key={index} style={{ whiteSpace: "nowrap" }}>
        {part}
      </span>
    );
  });
}

/** What a person wrote for this reader is what they look for: larger than anything we print around it. */
function Quote({ text: words }: { text: string }) {
  return (
    <blockquote
      className="ink rule serif"
      style={{
        ...text(20, ink),
        borderLeft: "3px solid #a77f45",
        fontFamily: serif,
        lineHeight: 1.45,
        margin: "24px 0",
        padding: "2px 0 2px 18px",
        whiteSpace: "pre-line",
      }}
    >
      {words}
    </blockquote>
  );
}

/** Its words stand in its place where a mail program shows no pictures. */
function Drawing({ cid, alt }: { cid: string; alt: string }) {
  return (
    <p className="soft" style={{ ...text(14, soft), margin: "24px 0" }}>
      <img
        src={`cid:${cid}`}
        alt={alt}
        width={CARD}
        className="drawing"
        style={{ border: 0, borderRadius: 4, display: "block", height: "auto", maxWidth: CARD, width: "100%" }}
      />
    </p>
  );
}

/** Label above value, two beside each other where there is room: cells that wrap need nothing of a mail program. */
function Facts({ facts }: { facts: [string, string][] }) {
  return (
    <div className="rule" style={{ borderBottom: `1px solid ${line}`, fontSize: 0, margin: "24px 0" }}>
      {facts.map(([label, value], index) => (
        <div
          key={label}
          className={standsBeside(facts, index) ? "rule half" : "rule"}
          style={{
            borderTop: `1px solid ${line}`,
            boxSizing: "border-box",
            display: "inline-block",
            maxWidth: standsBeside(facts, index) ? CARD / 2 : undefined,
            minWidth: 200,
            padding: "10px 12px 10px 0",
            verticalAlign: "top",
            width: "100%",
          }}
        >
          {isCount(label) || (
            <div className="soft" style={text(13, soft)}>
              {label}
            </div>
          )}
          <div
            className={label === "Total" ? "ink serif" : "ink"}
            style={label === "Total" ? display(26) : { ...text(16, ink), whiteSpace: "pre-line" }}
          >
            {isCount(label) && (
              <span className="soft" style={{ ...text(14, soft), display: "inline-block", width: 28 }}>
                {label}
              </span>
            )}
            {unbroken(value)}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Lines that are counted follow one another. */
const isCount = (label: string) => /^\d+$/.test(label);

/** A short one shares its line with the next short one; one that is left over, or an address, has the line to itself. */
function standsBeside(facts: [string, string][], index: number): boolean {
  const isShort = (at: number) => {
    const [label, value] = facts[at] ?? ["1", ""];
    return value.length <= HALF && !/[\n@]/.test(value) && !isCount(label);
  };
  if (!isShort(index)) return false;
  let before = index;
  while (isShort(before - 1)) before -= 1;
  return (index - before) % 2 === 1 || isShort(index + 1);
}

/** Letters on a line of half the card. */
const HALF = 30;

/** Each by itself, so that nothing between them is left over where a line ends. */
function Footer({ business }: Pick<SiteFacts, "business">) {
  const apart = { color: "inherit", display: "inline-block", marginRight: 18 };
  return (
    <p
      className="soft rule"
      style={{ ...text(13, soft), borderTop: `1px solid ${line}`, margin: "36px 0 0", paddingTop: 20 }}
    >
      <a href={business.phoneLink} style={apart}>
        {business.phone}
      </a>{" "}
      <a href={`mailto:${business.email}`} style={apart}>
        {business.email}
      </a>{" "}
      <span style={{ display: "inline-block" }}>{business.location}</span>
    </p>
  );
}

function text(size: number, color: string): CSSProperties {
  return { color, fontFamily: sans, fontSize: size, lineHeight: 1.6, overflowWrap: "anywhere" };
}

/** What is seen first: a heading, a name, the figure that everybody looks for. */
function display(size: number): CSSProperties {
  return { ...text(size, ink), fontFamily: serif, fontWeight: 400, lineHeight: 1.25 };
}
