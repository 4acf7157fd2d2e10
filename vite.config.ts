import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const framework = { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router)\// };
/** What every public page needs, and what that needs in turn. Nothing in these folders brings the portals' pieces along. */
const siteFolders = ["app/components/site", "app/routes/public/page", "app/ui/page", "app/web/site"];
const site = { name: "site", test: new RegExp(`/(${siteFolders.join("|")})/`) };

/** As one file of plain letters: one that is none makes the engine keep the whole source at two bytes a letter. */
const compact = { codeSplitting: false, charset: "ascii", comments: false } as const;

/** Who starts the site on a slow machine need not read how long each plugin took. */
const checks = { bundlerTimings: false };

/**
 * The server as one file with all it needs: to find and read its packages' many small ones took most of a start. And a
 * running server has it all in memory while the next one is built.
 */
const whole = {
  resolve: { noExternal: true as const },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  server: { watch: { ignored: ["**/build/**", "**/data/**"] } },
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    // Few files rather than many small ones: over one HTTP/1.1 connection each costs a journey of its own.
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: [framework, site] } }, checks } } },
    ssr: {
      build: {
        rollupOptions: {
          input: "./app/entry.app.ts",
          output: compact,
          checks,
        },
      },
      ...(command === "build" && whole),
    },
  },
}));
