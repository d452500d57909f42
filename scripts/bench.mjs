// npm run bench [-- --reps 3 --only W1-100,W4-0]: measures the main-thread CPU per keystroke in our
// forms until the page is idle, next to plain inputs in the same run.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { measure } from './bench/measure.mjs';
import { serveFolder } from './bench/serveFolder.mjs';
import { makeBuilt } from './setup/built.mjs';
import { inProject } from './setup/project.mjs';

const ALL = ['W1-20', 'W1-100', 'W1-300', 'W1-1000', 'W2-0', 'W3-0', 'W4-0'];
const { values } = parseArgs({
  options: {
    reps: { type: 'string', default: '3' },
    only: { type: 'string', default: ALL.join(',') },
    /** Measures this build folder instead of the checkout's own. */
    dist: { type: 'string' },
  },
});

if (!values.dist) makeBuilt();

const server = await serveFolder(values.dist ?? inProject('dist/client'));
const browser = await chromium.launch({
  executablePath: execFileSync(process.execPath, [inProject('scripts/chromium.mjs'), '--whole'], {
    encoding: 'utf8',
  }).trim(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const median = (figures) => figures.toSorted((a, b) => a - b)[figures.length >> 1];
console.log(
  `Main-thread CPU in ms, medians of ${values.reps} runs; a ratio of 1 is plain inputs.\n`,
);
console.log('| form | key, plain | key, ours | ratio | mount, plain | mount, ours | ratio |');
console.log('|---|---:|---:|---:|---:|---:|---:|');
for (const name of values.only.split(',')) {
  const runsOf = { plain: [], ours: [] };
  for (let rep = 0; rep < Number(values.reps); rep += 1) {
    // Alternates, so that a slow moment of the machine affects both.
    for (const page of ['plain', 'ours']) {
      runsOf[page].push(
        await measure(browser, `${server.url}/scripts/bench/index.html`, name, page),
      );
    }
  }
  const figure = (page, what) => median(runsOf[page].map((run) => run[what]));
  const cells = ['key', 'mount'].flatMap((what) => {
    const [plain, ours] = [figure('plain', what), figure('ours', what)];
    return [plain.toFixed(2), ours.toFixed(2), (ours / plain).toFixed(2)];
  });
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
await browser.close();
server.close();
