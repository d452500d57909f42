import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';

const RECORDS = '.cache/browser-sources';

const loaded = new Set<string>();

/** Notes each script that a page loads. */
export function noteScripts(page: Page): void {
  onScript(page, (script) => loaded.add(script));
}

/** Returns a function that returns the text of all scripts that a page has loaded since. */
export function collectScripts(page: Page): () => string {
  const scripts = new Set<string>();
  onScript(page, (script) => scripts.add(script));
  return () =>
    [...scripts].map((script) => readFileSync(join('dist/client', script), 'utf8')).join('\n');
}

function onScript(page: Page, note: (script: string) => void): void {
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    note(new URL(response.url()).pathname.slice(1));
  });
}

/** Writes which sources the pages of a test file were made of, for `npm test -- --changed`. */
export function recordSources(testPath: string): void {
  const sources = sourcesByScript();
  const used = new Set([...loaded].flatMap((script) => sources[script] ?? []));
  mkdirSync(RECORDS, { recursive: true });
  writeFileSync(join(RECORDS, `${basename(testPath)}.json`), JSON.stringify([...used].sort()));
  loaded.clear();
}

/** Returns the path of the script that contains a source. */
export function scriptWith(source: string): string {
  const [script] = Object.entries(sourcesByScript()).find(([, all]) => all.includes(source)) ?? [];
  if (script === undefined) throw new Error(`no script contains ${source}`);
  return script;
}

const sourcesByScript = () =>
  JSON.parse(readFileSync('dist/sources.json', 'utf8')) as Record<string, string[]>;
