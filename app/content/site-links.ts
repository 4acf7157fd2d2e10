interface SiteLink {
  to: string;
  label: string;
}

export const headerLinks: readonly SiteLink[] = [
  { to: "/custom-products", label: "Custom Products" },
  { to: "/gallery", label: "Gallery" },
  { to: "/our-partners", label: "Partners" },
  { to: "/about-us", label: "About" },
];

/** Rendered for each visitor, because its address holds the answers. */
export const FINDER_PATH = "/styles/finder";
export const TRY_PATH = "/try" as const;

/** Further down in a phone's menu: where one can look, and ask, without an account. */
export const menuLinks: readonly SiteLink[] = [
  { to: "/styles", label: "Style Guide" },
  { to: "/swatches", label: "Swatches" },
  { to: "/measuring-guide", label: "Measuring Guide" },
  { to: "/ask", label: "Ask" },
];

export const footerLinks: readonly SiteLink[] = [
  ...headerLinks,
  { to: "/styles", label: "Style Guide" },
  { to: TRY_PATH, label: "Try One Window" },
  { to: "/measuring-guide", label: "Measuring Guide" },
  { to: "/swatches", label: "Swatches" },
  { to: "/linings", label: "Linings" },
  { to: "/hardware", label: "Hardware" },
  { to: "/care", label: "Care" },
  { to: "/for-designers", label: "For Designers" },
  { to: "/home-visits", label: "Near {near}" },
  { to: "/ask", label: "Ask a Question" },
  { to: "/contact-us", label: "Contact" },
  { to: "/terms", label: "Terms and Conditions" },
];
