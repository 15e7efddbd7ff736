import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const shop = process.env.SHOP_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  server: { proxy: { '/admin-api': shop, '/uploads': shop, '/images': shop } },
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // An operator loads the console once a day, over a good line.
    chunkSizeWarningLimit: 2500,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
