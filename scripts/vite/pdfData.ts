import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ID = '\0virtual:pdf-data';

/** What the library fetches for some documents: without WebAssembly, which the site's policy does not allow. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm'];

/** Provides `virtual:pdf-data`, the address of the decoder, fonts and character maps of pdf.js, and adds them to the build. */
export function pdfData(): Plugin {
  const manifest = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
  const folder = dirname(manifest);
  // Browsers keep assets for ever.
  const built = `assets/pdfjs-${version}/`;
  let isBuilt = false;
  let isUsed = false;
  return {
    name: 'pdf-data',
    configResolved: ({ command }) => {
      isBuilt = command === 'build';
    },
    resolveId: (id) => (`\0${id}` === ID ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined;
      isUsed = true;
      return `export const pdfData = ${JSON.stringify(isBuilt ? `/${built}` : `/@fs${folder}/`)};`;
    },
    generateBundle() {
      if (!isUsed || this.environment.name !== 'client') return;
      for (const part of FOLDERS) {
        for (const name of readdirSync(join(folder, part))) {
          if (name.endsWith('.wasm')) continue;
          const source = readFileSync(join(folder, part, name));
          this.emitFile({ type: 'asset', fileName: `${built}${part}/${name}`, source });
        }
      }
    },
  };
}
