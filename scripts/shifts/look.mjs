import { chromium } from 'playwright-core';

/** A connection of 1.6 Mbit/s with a round trip of 150 ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9e4 };
/** CPU slowdown of a phone compared with this machine. */
const SLOWER = 4;
const HEIGHTS = { 360: 740, 1280: 800 };
/** A page without requests for this long has loaded. */
const QUIET_MS = 1500;
const PATIENCE_MS = 60_000;

/** Starts a browser that opens each page without a cache. */
export async function openBrowser(program) {
  const browser = await chromium.launch({ executablePath: program, args: ['--disable-gpu'] });
  return {
    look: (url, visit) => look(browser, url, visit),
    close: () => browser.close(),
  };
}

/** @returns {Promise<{shifts: {value: number, at: number, nodes: string[]}[], titles: string[]}>} */
async function look(browser, url, { path, language, width }) {
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watch);
    const isQuiet = quietOf(page);
    await page.goto(`${url}${path}?lang=${language}`, { waitUntil: 'load', timeout: PATIENCE_MS });
    await isQuiet();
    return await page.evaluate(() => window.watched);
  } finally {
    await context.close();
  }
}

/** Runs in the page before any of its own scripts. */
function watch() {
  const watched = { shifts: [], titles: [] };
  window.watched = watched;
  const nameOf = (node) => {
    if (!node) return 'gone';
    const element = node.nodeType === 1 ? node : node.parentElement;
    if (!element) return 'gone';
    const named = [...element.classList].map((name) => `.${name}`).join('');
    const own = `${element.localName}${element.id ? `#${element.id}` : ''}${named}`;
    return element.parentElement ? `${element.parentElement.localName} > ${own}` : own;
  };
  const boxOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries()) {
      const nodes = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} (${boxOf(previousRect)} -> ${boxOf(currentRect)})`,
      );
      watched.shifts.push({ value, at: Math.round(startTime), nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const noteTitle = () => {
    const { title } = document;
    if (title !== '' && title !== watched.titles.at(-1)) watched.titles.push(title);
  };
  new MutationObserver(noteTitle).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** Waits until a page has sent no request for a while, however long that takes. */
function quietOf(page) {
  let open = 0;
  let last = Date.now();
  const count = (by) => () => {
    open += by;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end && (open > 0 || Date.now() - last < QUIET_MS)) {
      await new Promise((next) => setTimeout(next, 100));
    }
  };
}
