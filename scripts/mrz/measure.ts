import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { toJpeg } from './develop';
import type { Glyphs } from './glyphs';
import type { Measured } from './page/page';
import { takePicture } from './picture';
import { Random } from './random';

const PHOTOS = 12;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.jpg': 'image/jpeg',
};

/** Measures the reader in a browser, with photos of 12 megapixels: its size, its time, and what the page waits for it. */
export async function measureReader(
  folder: string,
  glyphs: Glyphs,
  executablePath: string,
  say: (text: string) => void,
): Promise<void> {
  const page = join(folder, 'scripts/mrz/page');
  const built = join(folder, '.cache/mrz-page');
  await build({
    root: page,
    configFile: false,
    logLevel: 'error',
    build: { outDir: built, emptyOutDir: true, target: 'es2022' },
  });
  for (const name of readdirSync(join(built, 'assets'))) {
    say(
      `${name}: ${(gzipSync(readFileSync(join(built, 'assets', name)), { level: 9 }).length / 1000).toFixed(1)} kB (gzip)`,
    );
  }
  const photos: Buffer[] = [];
  for (let seed = 30_000_000; photos.length < PHOTOS; seed++) {
    const taken = takePicture(new Random(seed), glyphs, { megapixels: [12, 12.1] });
    if (taken.legibility > 4) photos.push(await toJpeg(taken));
  }
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const photo = /^\/([0-9]+)\.jpg$/u.exec(path)?.[1];
    try {
      const body = photo === undefined ? readFileSync(join(built, path)) : photos[Number(photo)];
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'text/plain',
        'content-security-policy': "default-src 'self'",
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu', '--no-sandbox'],
  });
  try {
    const context = await browser.newContext();
    const tab = await context.newPage();
    await tab.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
    const devtools = await context.newCDPSession(tab);
    const system = await browser.newBrowserCDPSession();
    /** Returns the CPU time of all processes of the browser in milliseconds, which other programs do not change. */
    const cpuTime = async () => {
      const { processInfo } = await system.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, { cpuTime: seconds }) => sum + seconds * 1000, 0);
    };
    for (const rate of [1, 4]) {
      // Holds for the page and its workers.
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      const all: Measured[] = [];
      const cpu: number[] = [];
      for (const n of photos.keys()) {
        const before = await cpuTime();
        all.push(
          await tab.evaluate(
            (address) =>
              (
                globalThis as unknown as { measurePhoto: (address: string) => Promise<Measured> }
              ).measurePhoto(address),
            `/${String(n)}.jpg`,
          ),
        );
        cpu.push((await cpuTime()) - before);
      }
      const read = all.filter(
        ({ answer }) => typeof answer === 'object' && answer !== null && 'values' in answer,
      ).length;
      const blocked = Math.round(Math.max(...all.map(({ blocked: time }) => time)));
      say(
        `a CPU ${String(rate)} times slower: ${String(read)} of ${String(PHOTOS)} read, the page blocked for at most ${String(blocked)} ms`,
      );
      say(`  milliseconds: ${spread(all.map(({ milliseconds }) => milliseconds))}`);
      say(`  CPU time: ${spread(cpu)}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

/** Returns the median of times, and all of them. */
function spread(times: readonly number[]): string {
  const sorted = times.map(Math.round).sort((a, b) => a - b);
  return `median ${String(sorted[sorted.length >> 1])}, all ${sorted.join(' ')}`;
}
