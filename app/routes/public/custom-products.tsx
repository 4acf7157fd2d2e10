import { PublicPage } from "#app/components/public-page.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";

export const meta = pageMeta({
  title: "Custom Products",
  description: "Side panels and drapery, top treatments and Roman shades, made to your measurements.",
});

export default function CustomProductsPage() {
  return (
    <PublicPage
      title="Custom Products"
      lead="Side panels and drapery, top treatments and Roman shades, each made to the eighth of an inch."
    />
  );
}
