import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../services/build/precompress.ts';

const shop = process.env.SHOP_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), precompress()],
  server: { proxy: { '/admin-api': shop, '/uploads': shop, '/images': shop } },
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // React, react-admin and MUI are one file; each page comes with its first visit.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
