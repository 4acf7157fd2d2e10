import { PublicPage } from "#app/components/public-page.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";

export const meta = pageMeta({
  title: "Drapery made for your own windows",
  description: "Custom drapery, shades and top treatments, made by hand in Pennsylvania and fitted to your windows.",
});

export default function HomePage() {
  return (
    <PublicPage
      title="Drapery made for your own windows"
      lead="Drapes, Roman shades, cornices and valances, cut and sewn by hand for over 20 years."
    />
  );
}
