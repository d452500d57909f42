import { expect, it } from 'vitest';
import { localise } from '../../../src/definition/language/localise';
import { cellsOf, exportColumns } from '../../../src/server/inbox/export/exportColumns';
import { everything } from '../../fixtures/services';

const english = localise(everything, 'en');
const words = { language: 'en', yes: 'Yes', no: 'No', am: 'am', pm: 'pm' } as const;

it('has the unit of a number in the head, and the number alone in the cell', () => {
  expect(new Map(exportColumns(english)).get('height')?.label).toBe('Height (m)');
  const jobs = [{ dates: { from: '2020-01-01' }, company: 'Rudaw', income: 900.5 }];
  const cells = cellsOf(english, { height: 1.68, jobs }, words);
  expect(cells.get('height')).toBe('1.68');
  expect(cells.get('jobs')?.replaceAll('\u00a0', ' ')).toContain('Income: IQD 900.50');
});
