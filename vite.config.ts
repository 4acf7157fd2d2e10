import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { watch: { ignored: ["**/build/**", "**/data/**"] } },
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rollupOptions: { input: "./app/entry.app.ts" } } },
  },
});
