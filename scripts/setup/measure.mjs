import { parseArgs } from 'node:util';
import { makeBuilt } from './built.mjs';
import { findChromium } from './chromium.mjs';
import { makeReady } from './ready.mjs';
import { serveBuild } from './serveBuild.mjs';

/**
 * Runs what measures or photographs the site: builds it if necessary, starts it on a free port beside a browser, and
 * ends both whatever happens. The exit code is 1 if the work returns false.
 * @param {{
 *   defaults?: Record<string, string | undefined>, isWhole?: boolean, args?: string[],
 *   settings?: Record<string, string>,
 * }} setup the options of the command with their defaults, whether a full Chromium is needed and its arguments,
 *   and settings of the server
 * @param {(tools: {
 *   values: Record<string, string | undefined>, browser: import('playwright-core').Browser, url: string,
 * }) => Promise<boolean | void>} work
 */
export async function measure({ defaults = {}, isWhole = false, args = [], settings }, work) {
  makeReady();
  const options = Object.entries(defaults).map(([name, value]) => {
    return [name, { type: 'string', ...(value !== undefined && { default: value }) }];
  });
  const { values } = parseArgs({ options: Object.fromEntries(options) });
  makeBuilt();
  const { chromium } = await import('playwright-core');
  const executablePath = await findChromium(isWhole);
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', ...args] });
  const server = await serveBuild(settings);
  try {
    process.exitCode = (await work({ values, browser, url: server.url })) === false ? 1 : 0;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * Returns the paths of all public pages from the sitemap.
 * @param {string} url
 */
export async function pagesOf(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address]) => address);
  return [...new Set(addresses.map((address) => new URL(address).pathname))];
}

/**
 * Returns what the pages of records of a kind share; of another page its path.
 * @param {string} path
 */
export function kindOf(path) {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above === '' || above === '/services' ? path : `${above}/`;
}

/**
 * Formats a row of a table.
 * @param {readonly unknown[]} cells
 */
export const row = (cells) => `| ${cells.join(' | ')} |`;

/**
 * Formats the head of a table: columns of texts, then columns of figures.
 * @param {readonly string[]} texts
 * @param {readonly string[]} figures
 */
export const head = (texts, figures) =>
  [
    row([...texts, ...figures]),
    `|${'---|'.repeat(texts.length)}${'---:|'.repeat(figures.length)}`,
  ].join('\n');

/**
 * Returns the element whose figure is the median.
 * @template T
 * @param {readonly T[]} all
 * @param {(one: T) => number} [figure]
 * @returns {T | undefined}
 */
export const median = (all, figure = Number) =>
  [...all].sort((a, b) => figure(a) - figure(b))[all.length >> 1];
