// npm run lighthouse [-- --runs 3 --only /,/blogs --languages ku]: runs Lighthouse on the built site as a phone on
// a slow connection, and compares scores and times with our targets: on every page, and one page of each kind of
// record. Run it on an idle machine.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { inProject } from './setup/project.mjs';
import { head, kindOf, measure, median, pagesOf, row } from './setup/measure.mjs';

/** The scores that every page must reach, of 100. */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** What no page may exceed: milliseconds, and the layout shift. */
const MOST = { 'largest-contentful-paint': 2300, 'cumulative-layout-shift': 0.05 };

const TIMES = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI',
};

/** A run occasionally ends without figures, which says nothing about the page. */
const ATTEMPTS = 3;

const REPORTS = inProject('.cache/lighthouse');
mkdirSync(REPORTS, { recursive: true });

const port = await freePort();
const defaults = { runs: '1', only: undefined, languages: 'ku' };
const args = [`--remote-debugging-port=${port}`, '--disable-background-networking'];
await measure({ defaults, isWhole: true, args }, async ({ values, url }) => {
  const byKind = new Map((await pagesOf(url)).map((path) => [kindOf(path), path]));
  console.log(head(['page'], [...Object.keys(LEAST), ...Object.values(TIMES)]));
  let isFine = true;
  for (const language of values.languages.split(',')) {
    for (const path of values.only?.split(',') ?? byKind.values()) {
      const runs = [];
      for (let run = 0; run < Number(values.runs); run += 1)
        runs.push(await reportOf(`${url}${path}?lang=${language}`));
      const report = median(runs, scoreOf('performance'));
      const name = `${language}${path}`.replaceAll('/', '-').replace(/-$/, '');
      writeFileSync(`${REPORTS}/${name}.json`, JSON.stringify(report));
      isFine &&= Object.entries(LEAST).every(([part, least]) => scoreOf(part)(report) >= least);
      isFine &&= Object.keys(MOST).every((id) => !isOver(id, report));
      console.log([rowOf(`${path} ${language}`, report), ...issues(report)].join('\n'));
    }
  }
  return isFine;
});

/** Runs Lighthouse, whose default settings are those of a phone on a slow connection. */
async function reportOf(address) {
  const { default: lighthouse } = await import('lighthouse');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const options = { port, logLevel: 'error', onlyCategories: Object.keys(LEAST) };
    const { lhr } = await lighthouse(address, options);
    const isWhole = Object.keys(LEAST).every((part) => Number.isFinite(scoreOf(part)(lhr)));
    if (!lhr.runtimeError && isWhole) return lhr;
  }
  throw new Error(`no results for ${address} after ${ATTEMPTS} attempts`);
}

/** Returns what reads the score of a category, from 0 to 100; NaN without one. */
function scoreOf(part) {
  return ({ categories }) => Math.round((categories[part]?.score ?? NaN) * 100);
}

/** Returns the row of a page with its scores and times; what misses its target is starred. */
function rowOf(name, report) {
  const scores = Object.entries(LEAST).map(([part, least]) => {
    const score = scoreOf(part)(report);
    return score < least ? `${score}*` : score;
  });
  const times = Object.keys(TIMES).map(
    (id) => `${report.audits[id].displayValue}${isOver(id, report) ? '*' : ''}`,
  );
  return row([name, ...scores, ...times]);
}

/** Returns whether a page exceeds what it may; a time counts as it is shown, in tenths of a second. */
function isOver(id, { audits }) {
  const { numericUnit, numericValue } = audits[id];
  const shown = numericUnit === 'millisecond' ? Math.round(numericValue / 100) * 100 : numericValue;
  return shown > (MOST[id] ?? Infinity);
}

/** Returns the audits that should pass and do not. */
function issues({ categories, audits }) {
  return Object.entries(LEAST)
    .filter(([, least]) => least === 100)
    .flatMap(([part]) => categories[part].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `  ${id}: ${audits[id].title}`);
}

async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return address.port;
}
