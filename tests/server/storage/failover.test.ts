import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { afterFile } from '../../shared/afterFile';
import { figure } from '../../requirements/figure';
import { startServer } from '../support/harness';
import { sampleRequest, servicesWith } from '../submit/submission';
import { startPair } from './postgres';
import { makeDatabase } from './postgresDatabase';

const SUBMISSIONS = 120;
const AT_ONCE = 6;

describe.runIf(makeDatabase)('a database with a synchronous standby', () => {
  test('loses nothing when the primary is killed and the standby takes over', async (context) => {
    const pair = startPair();
    if (!pair) return;
    afterFile(() => pair.stop());
    const { app, storage } = await startServer({ env: { DATABASE_URL: pair.url } });
    const [service] = servicesWith('json');
    const references: string[] = [];
    let failed = 0;
    let left = SUBMISSIONS;

    const send = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const request = await sampleRequest(service, { 'idempotency-key': randomUUID() });
        for (;;) {
          const response = await app.inject(request);
          if (response.statusCode === 201) {
            references.push(response.json<{ reference: string }>().reference);
            break;
          }
          failed += 1;
          expect(response.statusCode).toBe(503);
        }
        if (references.length === SUBMISSIONS / 3) {
          pair.killPrimary();
          await pair.promoteStandby();
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));

    expect((await app.inject('/api/ready/')).json()).toEqual({ status: 'ready' });
    const page = { page: 1, perPage: SUBMISSIONS * 2 };
    const { data } = await storage.inbox.list({}, '-createdAt', page);
    expect(data.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    const counts = `${references.length} acknowledged, the primary killed in between, 0 lost or doubled`;
    figure(context, 'R33', `PostgreSQL: ${counts}, ${failed} refused meanwhile`);
  }, 60_000);
});
