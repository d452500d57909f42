import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderSite } from '../../../src/contract/renderSite';
import { projectRoot, ROOT } from '../support/folders';
import { startServer } from '../support/harness';

/** Starts a server with our HTML template, as the build leaves it except for the names of its scripts. */
export async function startWithShell(
  env: Readonly<Record<string, string>> = {},
  staff = false,
  now = () => new Date(),
  renderSite?: RenderSite,
) {
  const html = await readFile(join(ROOT, 'index.html'), 'utf8');
  const root = await projectRoot({ 'dist/client/index.html': html });
  return startServer({ root, env, staff, now, renderSite });
}

const UNESCAPED: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

const unescape = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|#39|#x27|amp);/gu, (found) => UNESCAPED[found] ?? found);

/** Parses the head and heading of a page. */
export function readHtml(html: string) {
  const [, language, direction] = /<html lang="(\w+)" dir="(\w+)">/u.exec(html) ?? [];
  const attributes = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\s([^>]*?)/?>`, 'gu'))].map(([, text = '']) =>
      Object.fromEntries(
        [...text.matchAll(/([\w:-]+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [
          key,
          unescape(value),
        ]),
      ),
    );
  const [metas, links] = [attributes('meta'), attributes('link')];
  const block = (start: string): unknown => {
    const [, text] = new RegExp(`<script ${start}>(.*?)</script>`, 'su').exec(html) ?? [];
    return text === undefined ? undefined : JSON.parse(text);
  };
  return {
    language,
    direction,
    titles: [...html.matchAll(/<title>(.*?)<\/title>/gsu)].map(([, text = '']) => unescape(text)),
    metas: (name: string) =>
      metas.filter((meta) => (meta.property ?? meta.name) === name).map(({ content }) => content),
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    alternates: Object.fromEntries(
      links.filter(({ rel }) => rel === 'alternate').map(({ hreflang, href }) => [hreflang, href]),
    ) as Readonly<Record<string, string>>,
    agency: block('type="application/ld\\+json"') as Readonly<Record<string, unknown>> | undefined,
    first: block('type="application/json" id="initial-data"') as
      | { readonly language: string; readonly responses: Readonly<Record<string, unknown>> }
      | undefined,
    heading: unescape(/<h1[^>]*>(.*?)<\/h1>/su.exec(html)?.[1] ?? ''),
  };
}
