import { PublicPage } from "#app/components/public-page.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";

export const meta = pageMeta({
  title: "Gallery",
  description: "Rooms with drapery, shades and top treatments in linen, velvet, stripes and prints.",
});

export default function GalleryPage() {
  return <PublicPage title="Gallery" lead="Rooms with our drapery, shades and top treatments." />;
}
