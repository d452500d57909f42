import { expect, test } from 'vitest';
import type { ContentChange } from '../../../src/contract/contentChanges';
import { backedUp, hushConsole, onDisk, restoreInto } from '../backup/backups';
import { three, translation } from '../composing/translation';
import { startStaffed } from '../support/staffed';

hushConsole();

const AT = '2999-12-31 09:00';

test('a backup has prepared changes and drafts with their times', async () => {
  const [source, target] = [await onDisk(), await onDisk()];
  const { answerOf } = await startStaffed({ env: source });
  const { id } = await answerOf('POST', 'car_type/', { name: { name: three('Rio') } }, 201);
  const name = { name: three('Rio 2') };
  const change = `content_change/car_type/${String(id)}/`;
  await answerOf('PUT', change, { name, change: { at: AT } });
  await answerOf('PUT', 'composing/translation/draft/', { document: translation(), at: AT });

  expect(await restoreInto(await backedUp(source), target)).toBe(0);
  const restored = await startStaffed({ env: target, staff: false });
  const { data } = await restored.answerOf('GET', `content_change/?id=${String(id)}`);
  const [found] = data as unknown as ContentChange[];
  expect(found).toMatchObject({ moved: false, record: { name, change: { at: AT } } });
  const { line } = await restored.answerOf('GET', 'composing/translation/');
  expect(line).toMatchObject({ hasDraft: true, publishAt: AT });
});
