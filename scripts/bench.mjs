// npm run bench [-- --reps 3 --only W1-100,W4-0 --base <origin>]: measures the main-thread CPU per keystroke in our
// forms until the page is idle, next to plain inputs in the same run; of another build that is served at --base.
import { setTimeout as sleep } from 'node:timers/promises';
import { head, measure, median, row } from './setup/measure.mjs';

const ALL = ['W1-20', 'W1-100', 'W1-300', 'W1-1000', 'W2-0', 'W3-0', 'W4-0', 'W5-1000'];
const TYPED = 'the quick brown fox jumped over';
/** Milliseconds between two keys, and of quiet after which the page counts as idle. */
const GAP = 70;
const REST = 450;

const defaults = { reps: '3', only: ALL.join(','), base: undefined };
const args = ['--no-sandbox', '--disable-background-networking'];
await measure({ defaults, isWhole: true, args }, async ({ values, browser, url }) => {
  const address = `${values.base ?? url}/scripts/bench/index.html`;
  console.log(
    `Main-thread CPU in ms, medians of ${values.reps} runs; a ratio of 1 is plain inputs.\n`,
  );
  const columns = ['plain', 'ours', 'ratio'];
  const heads = [
    ...columns.map((name) => `key, ${name}`),
    ...columns.map((name) => `mount, ${name}`),
  ];
  console.log(head(['form'], heads));
  for (const name of values.only.split(',')) {
    const runs = { plain: [], ours: [] };
    for (let rep = 0; rep < Number(values.reps); rep += 1) {
      // Alternates, so that a slow moment of the machine affects both.
      for (const page of ['plain', 'ours']) {
        runs[page].push(await typeInto(browser, address, name, page));
      }
    }
    const cells = ['key', 'mount'].flatMap((what) => {
      const [plain, ours] = [runs.plain, runs.ours].map((all) =>
        median(all.map((run) => run[what])),
      );
      return [plain, ours, ours / plain].map((figure) => figure.toFixed(2));
    });
    console.log(row([name, ...cells]));
  }
});

/**
 * Measures one fresh page: renders the form and types into its middle field.
 * @returns {Promise<{mount: number, key: number}>} main-thread CPU in ms, for rendering and for one key
 */
async function typeInto(browser, address, name, engine) {
  const [work, fields] = name.split('-');
  const query = { work, fields, hold: '1', plain: engine === 'plain' ? '1' : '0' };
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Thread ticks: the CPU time of this page's main thread, whatever else the machine does.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpuOf = async (act) => {
    await sleep(REST);
    const before = await cpu(session);
    await act();
    await sleep(REST);
    return (await cpu(session)) - before;
  };
  await page.goto(`${address}?${new URLSearchParams(query)}`);
  await page.waitForFunction(() => window.__loaded === true);
  const mount = await cpuOf(async () => {
    await page.evaluate(() => window.__start());
    await page.waitForFunction(() => window.__ready === true);
  });
  await page.evaluate(() => {
    const target = window.__benchFind('target');
    target.scrollIntoView({ block: 'center' });
    target.focus();
  });
  const keys = await cpuOf(async () => {
    for (const text of TYPED) {
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
      await sleep(GAP);
    }
  });
  const value = await page.evaluate(() => window.__benchFind('target').value);
  await context.close();
  if (value !== TYPED) throw new Error(`${name} ${engine}: typed text is missing: ${value}`);
  return { mount, key: keys / TYPED.length };
}

async function cpu(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000;
}
