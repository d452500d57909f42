import { expect, test } from 'vitest';
import { main } from '../../scripts/load/main';
import { startWithShell } from '../server/pages/templateHtml';
import { ROOT } from '../server/support/folders';
import { STAFF } from '../server/support/harness';

test('measures submits with the outbox and without it, and misses no receipt', async () => {
  const settings: unknown[] = [];
  const lines: string[] = [];
  const args = ['--outbox', '--seconds', '0', '--no-floors'];
  const code = await main(args, ROOT, {
    say: (line) => lines.push(line),
    serve: async (env = {}) => {
      settings.push(env);
      const { app } = await startWithShell(env, true);
      return {
        url: await app.listen({ port: 0, host: '127.0.0.1' }),
        staff: STAFF,
        stop: () => app.close(),
      };
    },
  });
  const mail = { SMTP_URL: expect.any(String), MAIL_FROM: expect.any(String) };
  expect(settings).toEqual([{}, { ...mail, RECEIPTS_A_DAY: '1000000' }]);
  expect(lines).toEqual([
    expect.stringContaining('12 with and without the outbox'),
    expect.stringMatching(/^outbox off: p50 [\d.]+ ms, p95 [\d.]+ ms, p99 [\d.]+ ms$/u),
    expect.stringMatching(/^outbox on: p50 [\d.]+ ms, p95 [\d.]+ ms, p99 [\d.]+ ms$/u),
    expect.stringMatching(/^p95 with the outbox: [+-][\d.]+ %$/u),
  ]);
  expect(code).toBe(0);
});
