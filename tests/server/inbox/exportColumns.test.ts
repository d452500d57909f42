import { expect, it } from 'vitest';
import { localise } from '../../../src/definition/language/localise';
import { cellsOf, exportColumns } from '../../../src/server/inbox/export/exportColumns';
import { fieldAt } from '../../../src/definition/model/fieldAt';
import { isMoney } from '../../../src/definition/model/money';
import { isString } from '../../../src/definition/model/field';
import { everything, services } from '../../fixtures/services';

const english = localise(everything, 'en');
const words = { language: 'en', yes: 'Yes', no: 'No', am: 'am', pm: 'pm' } as const;

it('has the unit of a number in the head, and the number alone in the cell', () => {
  expect(new Map(exportColumns(english)).get('height')?.label).toBe('Height (m)');
  const jobs = [{ dates: { from: '2020-01-01' }, company: 'Rudaw', income: 900.5 }];
  const cells = cellsOf(english, { height: 1.68, jobs }, words);
  expect(cells.get('height')).toBe('1.68');
  expect(cells.get('jobs')?.replaceAll('\u00a0', ' ')).toContain('Income: IQD 900.50');
});

it.each(services.map((service) => [service.id, service] as const))(
  '%s: has amounts of money as numbers, with the currency in the head, and all dates as days',
  (_, service) => {
    const shown = localise(service, 'en');
    const cells = cellsOf(shown, service.sample, words);
    for (const [path, { label, type }] of exportColumns(shown)) {
      const field = fieldAt(shown.form, path)!;
      if (isString(field)) expect([path, type === 'day']).toEqual([path, field.format === 'date']);
      if (!isMoney(field) || isString(field)) continue;
      expect([path, type]).toEqual([path, 'number']);
      expect(label).toMatch(/ \([A-Z]{3}\)$/u);
      expect(cells.get(path) ?? '0').toMatch(/^[0-9.]+$/u);
    }
  },
);
