import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { services } from './scripts/vite/services';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pages = ['index.html', 'bench.html'].map(at).filter((page) => existsSync(page));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), services(at('schemas'))],
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20' }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        manifest: true,
        // The policy allows neither inline scripts nor data: addresses for them.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: pages },
      },
}));
