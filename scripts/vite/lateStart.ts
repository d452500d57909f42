import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/u;

/** Makes the site's page load a small script in place of its entry, which that script loads later (src/start.ts). */
export function lateStart(file: string): Plugin {
  return {
    name: 'late-start',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        if (!ENTRY.test(String(page.source))) this.error('index.html has no entry to load late');
        const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
        const source = (await minify(file, `{${code}}`)).code;
        const name = this.getFileName(this.emitFile({ type: 'asset', name: 'start.js', source }));
        page.source = String(page.source)
          .replace(ENTRY, `<script defer src="/${name}" data-entry="$1"></script>`)
          .replaceAll('<link rel="modulepreload"', '$& media="not all"');
      },
    },
  };
}
