import type { Config } from "@react-router/dev/config";
import { publicFiles, publicPaths, stylePaths } from "./app/content/public-paths.ts";

export default {
  ssr: true,
  prerender: [...publicPaths, ...stylePaths, ...publicFiles],
  // Every path is known from the start: a phone that loses its connection can still move between loaded pages.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
