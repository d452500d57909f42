import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDatabase } from '../storage/postgresDatabase';
import { tempFolder } from '../support/folders';
import { startStaffed } from '../support/staffed';
import { ANSWERS, translation } from './translation';

test.runIf(makeDatabase)(
  'another server on the same database has a publication at its next request',
  async () => {
    const DATABASE_URL = makeDatabase?.() ?? '';
    const start = async () =>
      startStaffed({ env: { DATABASE_URL, DATA_DIR: join(await tempFolder(), 'data') } });
    const [one, other] = [await start(), await start()];
    const send = () =>
      other.app.inject({
        method: 'POST',
        url: '/api/client/service/translation/',
        payload: ANSWERS,
      });
    expect((await send()).statusCode).toBe(404);
    await one.answerOf('PUT', 'composing/translation/draft/', { document: translation() });
    await one.answerOf('POST', 'composing/translation/publish/', {});
    expect((await send()).statusCode).toBe(201);
    const { data } = await one.answerOf('GET', 'application/?service=translation');
    expect(data).toHaveLength(1);
    await one.answerOf('POST', 'composing/translation/withdraw/', { withdrawn: true });
    expect((await send()).statusCode).toBe(404);
  },
);
