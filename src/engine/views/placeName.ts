import type { TFunction } from 'i18next';
import type { Shape } from '../../definition/field';
import { fieldAt } from '../../definition/fieldAt';
import { dotted, parsePath } from '../../definition/values';
import { issueLabel } from '../../definition/words';

/** What to call the place of a dotted path: its label, with the row in which it stands ("Room 2 – Adults"). */
export function placeName(path: string, shape: Shape<string>, t: TFunction): string {
  const keys = parsePath(path);
  const rows = keys.flatMap((key, index) => {
    const row = fieldAt(shape, dotted(keys.slice(0, index + 1)));
    return typeof key === 'number' && row
      ? [t('form.row', { what: row.label, number: key + 1 })]
      : [];
  });
  const isRow = typeof keys.at(-1) === 'number';
  return [...rows, ...(isRow && rows.length > 0 ? [] : [issueLabel({ path }, shape)])].join(' – ');
}
