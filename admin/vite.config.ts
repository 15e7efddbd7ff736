import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createRouterPlugin } from '../services/build/clients/lighter-router.ts';
import { createPrecompressPlugin } from '../services/build/clients/precompress.ts';
import { PRODUCTION_ROUTER } from '../services/build/clients/production-router.ts';
import { createWatchdogPlugin } from '../services/build/clients/watchdog.ts';
import { LIGHTER } from './build/lighter.ts';
import { loadPopperWhenNeeded } from './build/popper-when-needed.ts';
import { withoutUnused } from './build/unused.ts';
import { splitWordsByPart } from './build/words-by-part.ts';

const shop = process.env.SHOP_URL ?? 'http://127.0.0.1:3000';

/** A module comes with the first page if at least this many of the sixty pages use it. */
const MIN_PAGES_SHARING = 37;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [
    react(),
    createRouterPlugin(),
    createWatchdogPlugin(),
    splitWordsByPart(),
    withoutUnused(),
    loadPopperWhenNeeded(),
    createPrecompressPlugin(),
  ],
  resolve: { alias: command === 'build' ? [...PRODUCTION_ROUTER, ...LIGHTER] : [] },
  server: { proxy: { '/admin-api': shop, '/uploads': shop, '/images': shop } },
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // One chunk holds what every page needs of React, react-admin and MUI. A second chunk holds what most pages need: lists
    // with their filters and tables. The console's own shared code has a chunk beside each, and each page has its own. The
    // entry file keeps its name in the manifest. The module loader is in the first chunk, because the console waits for
    // messages before it runs.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: /node_modules|preload-helper/, tags: ['$initial'], priority: 3 },
            { name: 'console', test: (id) => !/\/(main\.tsx|index\.html)$/.test(id), tags: ['$initial'], priority: 2 },
            { name: 'lists', test: /node_modules/, minShareCount: MIN_PAGES_SHARING, priority: 1 },
            { name: 'pages', minShareCount: MIN_PAGES_SHARING },
          ],
        },
      },
    },
  },
}));
