import type { Config } from "@react-router/dev/config";
import { filedPaths, publicFiles, stylePaths } from "./app/content/public-paths.ts";

export default {
  ssr: true,
  prerender: [...filedPaths, ...stylePaths, ...publicFiles],
  // Every path is known from the start: a phone that loses its connection can still move between loaded pages.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
