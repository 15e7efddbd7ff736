import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createRouterPlugin } from '../services/build/clients/lighter-router.ts';
import { createPrecompressPlugin } from '../services/build/clients/precompress.ts';
import { PRODUCTION_ROUTER } from '../services/build/clients/production-router.ts';
import { createWatchdogPlugin } from '../services/build/clients/watchdog.ts';
import { buildChunkGroups } from './build/chunks.ts';
import { createFirstPaintPlugin } from './build/first-paint.ts';
import { createServiceWorkerPlugin } from './build/service-worker.ts';
import { createStarterPlugin } from './build/starter.ts';

const shop = process.env.SHOP_URL ?? 'http://127.0.0.1:3000';

/** Smaller replacements of packages. */
const LIGHTER = [
  ...PRODUCTION_ROUTER,
  { find: /^i18next$/, replacement: join(import.meta.dirname, 'src/i18n/i18next-lite.ts') },
];

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    createRouterPlugin(),
    createWatchdogPlugin(),
    createFirstPaintPlugin(),
    createStarterPlugin(),
    createServiceWorkerPlugin(),
    createPrecompressPlugin(),
  ],
  resolve: { alias: command === 'build' ? LIGHTER : [] },
  server: { proxy: { '/api': shop, '/sandbox': shop, '^/log/': shop } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // All target browsers support module preloading.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Durations of plug-ins depend on the machine more than on the build.
      checks: { pluginTimings: false },
      output: {
        // The entry lists all chunks, so their file names are short. The manifest has the full names.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { groups: buildChunkGroups() },
      },
    },
  },
}));
