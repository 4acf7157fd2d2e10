import { Link } from "react-router";
import { business } from "#app/content/business.ts";

const quickLinks = [
  { to: "/custom-products", label: "Custom Products" },
  { to: "/gallery", label: "Gallery" },
  { to: "/our-partners", label: "Partners" },
  { to: "/about-us", label: "About" },
  { to: "/contact-us", label: "Contact" },
  { to: "/terms", label: "Terms and Conditions" },
];

export function SiteFooter() {
  return (
    <footer className="border-line border-t bg-bone">
      <div className="mx-auto grid max-w-page gap-10 px-6 py-14 md:grid-cols-3">
        <section aria-labelledby="footer-about">
          <h2 id="footer-about" className="text-lg">
            {business.name}
          </h2>
          <p className="mt-3 max-w-measure text-ink-soft">
            Custom drapery, shades and top treatments, made by hand for over 20 years and fitted to your own windows.
          </p>
        </section>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className="text-lg">
            Quick links
          </h2>
          <ul className="mt-1">
            {quickLinks.map((link) => (
              <li key={link.to}>
                <Link className={linkLook} to={link.to}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className="text-lg">
            Contact
          </h2>
          <ul className="mt-1 text-ink-soft">
            <li>
              <a className={linkLook} href={`mailto:${business.email}`}>
                {business.email}
              </a>
            </li>
            <li>
              <a className={linkLook} href={business.phoneLink}>
                {business.phone}
              </a>
            </li>
            <li className="flex min-h-11 items-center">{business.location}</li>
          </ul>
        </section>
      </div>
      <div className="mx-auto max-w-page px-6">
        <p className="border-line border-t py-6 text-ink-soft text-sm">
          © {new Date().getFullYear()} {business.name}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}

const linkLook =
  "inline-flex min-h-11 items-center text-ink-soft decoration-brass underline-offset-4 hover:text-ink hover:underline";
