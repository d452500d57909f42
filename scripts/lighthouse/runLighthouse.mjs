import { createServer } from 'node:net';
import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A run occasionally ends without figures, which says nothing about the page. */
const ATTEMPTS = 3;

/** Starts a browser that opens each page as on a first visit. */
export async function startLighthouse(program) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: program,
    args: [`--remote-debugging-port=${port}`, '--disable-gpu', '--disable-background-networking'],
  });
  return { look: (address) => look(address, port), close: () => browser.close() };
}

/** @returns {Promise<{scores: Record<string, number>, report: object}>} scores from 0 to 100 */
async function look(address, port) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Its default settings are those of a phone on a slow connection.
    const { lhr } = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    const scores = CATEGORIES.map((name) => [name, lhr.categories[name]?.score]);
    const isEmpty = lhr.runtimeError || scores.some(([, score]) => typeof score !== 'number');
    if (isEmpty) continue;
    const rounded = scores.map(([name, score]) => [name, Math.round(score * 100)]);
    return { scores: Object.fromEntries(rounded), report: lhr };
  }
  throw new Error(`no results for ${address} after ${ATTEMPTS} attempts`);
}

async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}
