import { PublicPage } from "#app/components/public-page.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";

export const meta = pageMeta({
  title: "About Us",
  description: "A workroom in Pennsylvania that has made drapery by hand for over 20 years.",
});

export default function AboutPage() {
  return (
    <PublicPage title="About Us" lead="A workroom in Pennsylvania that has made drapery by hand for over 20 years." />
  );
}
