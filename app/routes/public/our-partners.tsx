import { PublicPage } from "#app/components/public-page.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";

export const meta = pageMeta({
  title: "Our Partners",
  description: "The mills and makers whose fabrics, trims and hardware we work with.",
});

export default function PartnersPage() {
  return (
    <PublicPage title="Our Partners" lead="The mills and makers whose fabrics, trims and hardware we work with." />
  );
}
