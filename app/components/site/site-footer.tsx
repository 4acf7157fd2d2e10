import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { footerLinks } from "#app/content/site-links.ts";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { useSaid, useSite, useWords } from "#app/web/site/use-site.ts";
import { HouseLogo } from "./brand-mark.tsx";

export function SiteFooter() {
  const { business, logo } = useSite();
  const { years, area } = useWords();
  return (
    <footer className="border-line border-t bg-bone print:hidden">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-6 py-14 md:grid-cols-2 md:px-10 md:pt-14 md:pb-8 lg:grid-cols-[7fr_5fr]">
        <TitledSection id="footer-about" title={business.name}>
          {logo ? <HouseLogo logo={logo} height={48} /> : null}
          <p className="mt-4 max-w-96 text-ink-soft">
            Custom drapery, shades and top treatments, made by hand for {years} and fitted to your own windows. Home
            visits within {area}.
          </p>
        </TitledSection>
        <TitledSection id="footer-contact" title="Contact" titleLook={headLook}>
          <ul className="mt-2 text-ink-soft">
            <li>
              <a className={linkLook} href={`mailto:${business.email}`}>
                {business.email}
              </a>
            </li>
            <li>
              <a className={`${linkLook} whitespace-nowrap`} href={business.phoneLink}>
                {business.phone}
              </a>
            </li>
            <li className="flex min-h-11 items-center">{business.location}</li>
          </ul>
        </TitledSection>
        <nav aria-labelledby="footer-links" className="border-line border-t pt-6 md:col-span-2">
          <h2 id="footer-links" className={headLook}>
            Quick links
          </h2>
          {/* Fifteen links fill three columns and five; of two, the last takes the whole row. */}
          <ul className="mt-2 grid grid-cols-2 gap-x-6 md:grid-cols-3 lg:grid-cols-5">
            {useSaid(footerLinks).map((link) => (
              <li key={link.to} className="max-md:last:odd:col-span-2">
                <Link className={linkLook} to={link.to}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="mx-auto max-w-page px-6 md:px-10">
        <Copyright />
      </div>
    </footer>
  );
}

/** A page prerendered last year would show last year: the browser writes the current one. */
function Copyright() {
  const { business } = useSite();
  const ref = useRef<HTMLParagraphElement>(null);
  const line = `© ${new Date().getFullYear()} ${business.name.replace(/\.$/, "")}. All rights reserved.`;
  useEffect(() => {
    if (ref.current && ref.current.textContent !== line) ref.current.textContent = line;
  }, [line]);
  return (
    <p ref={ref} suppressHydrationWarning className="border-line border-t py-6 text-ink-soft text-sm">
      {line}
    </p>
  );
}

const headLook = "font-sans font-medium text-base tracking-normal";
const linkLook =
  "inline-flex min-h-11 items-center text-ink-soft decoration-brass underline-offset-4 hover:text-ink hover:underline";
