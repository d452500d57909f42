const TYPED = 'the quick brown fox jumped over';
/** Milliseconds between two keys, and of quiet after which the page counts as idle. */
const GAP = 70;
const REST = 450;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Measures one fresh page: renders the form and types into its middle field.
 * @returns {Promise<{mount: number, key: number}>} main-thread CPU in ms, for rendering and for one key
 */
export async function measure(browser, address, name, engine) {
  const [work, fields] = name.split('-');
  const url = new URL(address);
  url.search = new URLSearchParams({
    work,
    fields,
    hold: '1',
    plain: engine === 'plain' ? '1' : '0',
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Thread ticks: the CPU time of this page's main thread, whatever else the machine does.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpu = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000;
  };
  await page.goto(url.href);
  await page.waitForFunction(() => window.__loaded === true);
  await sleep(REST);

  const beforeMount = await cpu();
  await page.evaluate(() => window.__start());
  await page.waitForFunction(() => window.__ready === true);
  await sleep(REST);
  const mount = (await cpu()) - beforeMount;

  await page.evaluate(() => {
    const target = window.__benchFind('target');
    target.scrollIntoView({ block: 'center' });
    target.focus();
  });
  await sleep(REST);
  const beforeKeys = await cpu();
  for (const text of TYPED) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text });
    await sleep(GAP);
  }
  await sleep(REST);
  const key = ((await cpu()) - beforeKeys) / TYPED.length;
  const value = await page.evaluate(() => window.__benchFind('target').value);
  await context.close();
  if (value !== TYPED) throw new Error(`${name} ${engine}: typed text is missing: ${value}`);
  return { mount, key };
}
