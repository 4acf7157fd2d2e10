import { PublicPage } from "#app/components/public-page.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";

export const meta = pageMeta({
  title: "Terms and Conditions",
  description: "The terms under which we make and sell custom window treatments.",
});

export default function TermsPage() {
  return (
    <PublicPage
      title="Terms and Conditions"
      lead="The terms under which we make and sell custom window treatments. Pennsylvania law governs them."
    />
  );
}
