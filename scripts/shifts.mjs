// npm run shifts [-- --only /,/blogs --languages ku,en --widths 360,1280 --workers 2]: measures how
// much each public page moves while it loads on a slow phone with a slow connection: the cumulative
// layout shift, and titles that change. Pages of a record are opened in every language at every
// width for the first record, and once for the others.
import { head, kindOf, measure, pagesOf, row } from './setup/measure.mjs';

/** The allowed layout shift while loading; the usual limit for "good" is 0.1. */
const MOST = 0.05;
/** The number of shifts listed for a page. */
const LISTED = 3;
/** A connection of 1.6 Mbit/s with a round trip of 150 ms. */
const LINE = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9e4 };
/** CPU slowdown of a phone compared with this machine. */
const SLOWER = 4;
const HEIGHTS = { 360: 740, 1280: 800 };
/** What moves after the last request has this long. */
const QUIET_MS = 1000;
const PATIENCE_MS = 60_000;

const defaults = {
  only: undefined,
  languages: 'ku,en',
  widths: '360,1280',
  // More workers than cores would make pages slower than the simulated phone.
  workers: '2',
};
await measure({ defaults }, async ({ values, browser, url }) => {
  const waiting = visits(values.only?.split(',') ?? (await pagesOf(url)), values);
  const looks = [];
  console.log(head(['page', 'language'], ['width', 'CLS', 'worst shifts']));
  const work = async () => {
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const look = { ...visit, ...(await lookAt(browser, url, visit)) };
      looks.push(look);
      console.log(linesOf(look));
    }
  };
  await Promise.all(Array.from({ length: Number(values.workers) }, work));
  const over = looks.filter(isOver).length;
  const most = Math.max(0, ...looks.map(sumOf)).toFixed(3);
  console.log(
    `${looks.length} visits, ${over} over ${MOST} or with a title that changes, at most ${most}`,
  );
  return over === 0;
});

/**
 * Returns what to open, in which language and at which width: single pages and the first record of
 * each content type in all combinations (as each path that is asked for), further records in one combination
 * each, alternating.
 */
function visits(paths, { only, languages, widths }) {
  const ways = languages
    .split(',')
    .flatMap((language) => widths.split(',').map((width) => ({ language, width: Number(width) })));
  const kinds = new Set();
  let further = 0;
  return paths.flatMap((path) => {
    const kind = kindOf(path);
    const isFirst = only !== undefined || !kinds.has(kind);
    kinds.add(kind);
    const chosen = isFirst ? ways : [ways[further++ % ways.length]];
    return chosen.map((way) => ({ path, ...way }));
  });
}

/**
 * Opens a page without a cache.
 * @returns {Promise<{shifts: {value: number, at: number, nodes: string[]}[], titles: string[]}>}
 */
async function lookAt(browser, url, { path, language, width }) {
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
    const address = `${url}${path}?lang=${language}`;
    await page.goto(address, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    await page.waitForTimeout(QUIET_MS);
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
  const changes = { childList: true, subtree: true, characterData: true };
  new MutationObserver(noteTitle).observe(document, changes);
}

/** Sums all shifts: stricter than the usual measure, which counts the worst five seconds. */
function sumOf({ shifts }) {
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** Returns whether a title was replaced; a form may put its step before it. */
function isOtherTitle({ titles }) {
  return titles.some((title) => !title.endsWith(titles[0]));
}

function isOver(look) {
  return sumOf(look) > MOST || isOtherTitle(look);
}

/** Formats one visit; an exceeded limit is starred, with the elements that moved and the titles. */
function linesOf(look) {
  const { path, language, width, shifts, titles } = look;
  const worst = shifts.toSorted((a, b) => b.value - a.value).slice(0, LISTED);
  const sum = `${sumOf(look).toFixed(3)}${isOver(look) ? '*' : ''}`;
  const line = row([path, language, width, sum, worst[0]?.nodes[0] ?? '']);
  if (!isOver(look)) return line;
  return [
    line,
    ...worst.map(
      ({ value, at, nodes }) => `  ${value.toFixed(3)} at ${at} ms: ${nodes.join('; ')}`,
    ),
    ...(isOtherTitle(look) ? [`  titles: ${titles.join(' > ')}`] : []),
  ].join('\n');
}
