// npm run lighthouse [-- --runs 3 --only /,/blogs --languages en]: runs Lighthouse on the built site as a phone on
// a slow connection, and compares the scores with our targets. Run it on an idle machine.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { inProject } from './setup/project.mjs';
import { head, measure, median, row } from './setup/measure.mjs';

/** The scores that every page must reach, of 100. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

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
const defaults = { runs: '3', only: undefined, languages: 'en' };
const args = [`--remote-debugging-port=${port}`, '--disable-background-networking'];
await measure({ defaults, isWhole: true, args }, async ({ values, url }) => {
  const { data } = await (await fetch(`${url}/api/client/get_blog/?perPage=1`)).json();
  const ours = ['/', '/ourservices', `/blog/${data[0].id}`, '/services/residency'];
  console.log(head(['page'], [...Object.keys(LEAST), ...Object.values(TIMES)]));
  let isFine = true;
  for (const language of values.languages.split(',')) {
    for (const path of values.only?.split(',') ?? ours) {
      const runs = [];
      for (let run = 0; run < Number(values.runs); run += 1)
        runs.push(await reportOf(`${url}${path}?lang=${language}`));
      const report = median(runs, scoreOf('performance'));
      const name = `${language}${path}`.replaceAll('/', '-').replace(/-$/, '');
      writeFileSync(`${REPORTS}/${name}.json`, JSON.stringify(report));
      isFine &&= Object.entries(LEAST).every(([part, least]) => scoreOf(part)(report) >= least);
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

/** Returns the row of a page with its scores and times; a score that is too low is starred. */
function rowOf(name, report) {
  const scores = Object.entries(LEAST).map(([part, least]) => {
    const score = scoreOf(part)(report);
    return score < least ? `${score}*` : score;
  });
  return row([name, ...scores, ...Object.keys(TIMES).map((id) => report.audits[id].displayValue)]);
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
