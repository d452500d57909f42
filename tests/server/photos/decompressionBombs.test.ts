import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { figure, proves } from '../../requirements/figure';
import { frameBomb, headerBomb, note, noteBomb, png } from './bombs';
import { tempFolder } from '../support/folders';
import { STAFF } from '../support/harness';
import { memoryOf, tellsMemory } from '../process/memory';
import { multipartBody, type TestBody } from '../http/multipartBody';
import { fileFields } from '../support/picks';
import { buildServer, startProcess } from '../process/builtServer';
import { logInAt, readList } from '../support/remote';
import { sampleRequest, sampleTexts, servicesWith } from '../submit/submission';

const [service] = servicesWith('multipart');
const [field = ''] = fileFields(service);
const texts = sampleTexts(service);

const main = await buildServer();
const started = await startProcess(main, {
  DATA_DIR: await tempFolder(),
  RATE_LIMIT: 'off',
  // Connections of bodies that were refused before their end may be open still.
  SHUTDOWN_SECONDS: '1',
  STAFF_EMAIL: STAFF.email,
  STAFF_PASSWORD: STAFF.password,
});
const { address, pid } = started;
const url = `${address}/api/${service.submit.path}`;

/** Returns the status, which may come before all of the body is sent. */
const send = ({ headers, payload }: Pick<TestBody, 'payload'> & { headers: object }) =>
  new Promise<number>((resolve, reject) => {
    const length = { 'content-length': payload.length };
    const asked = request(
      url,
      { method: 'POST', headers: { ...headers, ...length } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    // The rest of the body fails after the response.
    asked.on('error', reject);
    asked.end(payload);
  });

const withFile = (content: Buffer): TestBody =>
  multipartBody([...texts, { name: field, filename: 'a.jpg', type: 'image/jpeg', content }]);

const BOMBS: Readonly<Record<string, () => TestBody | Promise<TestBody>>> = {
  'a PNG of 400 million pixels': () => withFile(png(20_000, 20_000)),
  'a PNG of 2.5 billion pixels': () => withFile(png(50_000, 50_000)),
  'a header of 4 billion pixels': async () => withFile(await headerBomb()),
  'a thousand frames': () => withFile(frameBomb(1000)),
  'a hundred thousand frames': () => withFile(frameBomb(100_000)),
  'notes that unpack to 300 MB': () => withFile(noteBomb(300)),
  'one note of 300 MB': () => withFile(png(8, 8, [note('zTXt', 300 << 20)])),
  'a colour profile of 300 MB': () => withFile(png(8, 8, [note('iCCP', 300 << 20)])),
  '30 MB': () => withFile(Buffer.alloc(30_000_000, 0xff)),
  '120 MB': () => withFile(Buffer.alloc(120_000_000, 0xff)),
  '120 MB of text': () => multipartBody([{ name: 'x', content: Buffer.alloc(120_000_000, 'x') }]),
};

const sample = await sampleRequest(service);
expect(await send({ ...sample, payload: Buffer.from(sample.payload) })).toBe(201);
const before = tellsMemory ? memoryOf(pid, 'VmRSS') : 0;
const times: number[] = [];

describe('decompression bomb', { timeout: 120_000, ...proves('R11') }, () => {
  test.each(Object.entries(BOMBS))('of %s is refused', async (_, make) => {
    const body = await make();
    const began = performance.now();
    const status = await send(body);
    times.push(performance.now() - began);
    expect([413, 422]).toContain(status);
  });

  test('is refused three times at once', async () => {
    const bodies = [png(20_000, 20_000), await headerBomb(), noteBomb(300)].map(withFile);
    const began = performance.now();
    expect(await Promise.all(bodies.map(send))).toEqual([422, 422, 422]);
    times.push(performance.now() - began);
  });

  test('leaves the server running with little more memory', async (context) => {
    const records = await readList(`${address}/api/${service.staff.list}`, await logInAt(address));
    expect(records).toHaveLength(1);
    const worst = `${(Math.max(...times) / 1000).toFixed(1)} s at worst`;
    const grown = tellsMemory ? memoryOf(pid, 'VmHWM') - before : undefined;
    if (grown !== undefined) expect(grown).toBeLessThan(700);
    const memory = grown === undefined ? 'memory not told' : `+${grown.toFixed(0)} MB`;
    figure(context, 'R11', `${times.length} refused, ${worst}, ${memory}`);
    await started.end('SIGTERM');
  });
});
