import { copyLines, type InstallerCopy, type InstallerFact } from "#app/domain/workroom/paper/installer-copy.ts";
import { SignedFor } from "#app/routes/admin/stops/signed-for.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";

/** For whoever hangs it: where, how to get in, and for each window what to load and where to fix it. No prices. */
export function InstallerPage({ copy: { facts, windows, signed = [] }, head }: { copy: InstallerCopy; head: string }) {
  return (
    <section
      id="installer"
      aria-labelledby="installer-title"
      className="mb-12 border border-line bg-white p-6 print:mb-0 print:break-before-page print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-ink border-b pb-3">
        <div>
          <p className="text-ink-soft text-sm">{head}</p>
          <h2 id="installer-title" className="text-2xl">
            Installer’s copy
          </h2>
        </div>
        <p className="text-sm">Date ____ / ____ / ______ Time ________</p>
      </header>
      <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_1fr] print:grid-cols-[8rem_1fr] print:text-[11pt]">
        {facts.map((fact) => (
          <div key={fact.label} className="contents">
            <dt className="text-ink-soft">{fact.label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              <FactText {...fact} />
            </dd>
          </div>
        ))}
      </dl>
      {windows.map((window) => (
        <div key={window.key} className="mt-5 break-inside-avoid">
          <h3 className="text-lg wrap-anywhere">{window.name}</h3>
          <ul className="mt-1 grid gap-1 print:text-[11pt]">
            {copyLines(window).map((line) => (
              <li key={line} className="wrap-anywhere">
                ☐ {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {signed.map(({ name, at, strokes }) => (
        <SignedFor key={at} heading="Hung" report={{ signedName: name, at, strokes, unsignedReason: "", issues: "" }} />
      ))}
    </section>
  );
}

function FactText({ text, link }: InstallerFact) {
  if (!link) return text;
  const away = link.startsWith("https:");
  return (
    <TextLink href={link} {...(away && { target: "_blank", rel: "noopener noreferrer" })}>
      {text}
    </TextLink>
  );
}
