import { afterEach, expect, test } from 'vitest';
import { setZone } from '../../../src/server/brand/agencyDay';
import type { ClaimedMessage } from '../../../src/server/messages/store';
import { composeMail, type ComposePorts } from '../../../src/server/mail/composeMail';
import { digestHour } from '../../../src/server/mail/mergedNotices';

afterEach(() => setZone('UTC'));

test('digests leave no hour out, and count none twice, when the clocks change', async () => {
  setZone('Europe/Berlin');
  const asked: unknown[] = [];
  const storage = {
    notices: { reader: async () => ({}), read: async () => new Map() },
    inbox: {
      definitions: async (filter: unknown) => {
        asked.push(filter);
        return [];
      },
    },
  } as unknown as ComposePorts['storage'];
  for (const day of ['2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26']) {
    const message: ClaimedMessage = {
      ...{ id: 'a', recipient: 'a', about: day, attempts: 1, createdAt: '' },
      kind: 'digest',
      language: 'en',
      applicationId: undefined,
    };
    await composeMail(message, { storage } as ComposePorts);
  }
  const hours = ['2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26'].map((day) =>
    digestHour(day).toISOString(),
  );
  // At eight by the clocks there.
  expect(hours.map((hour) => hour.slice(11, 16))).toEqual(['06:00', '06:00', '07:00', '07:00']);
  expect(asked).toMatchObject([
    { before: hours[0] },
    { from: hours[0], before: hours[1] },
    { before: hours[2] },
    { from: hours[2], before: hours[3] },
  ]);
});
