import { expect, it } from 'vitest';
import { localise } from '../../../src/definition/language/localise';
import {
  answerCells,
  exportColumns,
  rowsColumns,
} from '../../../src/server/inbox/export/exportColumns';
import type { Values } from '../../../src/definition/model/values';
import { fieldAt } from '../../../src/definition/model/fieldAt';
import { isMoney } from '../../../src/definition/model/money';
import { isString } from '../../../src/definition/model/field';
import { everything, services } from '../../fixtures/services';

const english = localise(everything, 'en');
const words = {
  language: 'en',
  yes: 'Yes',
  no: 'No',
  am: 'am',
  pm: 'pm',
  files: (count: number) => `${count} files`,
} as const;
const cellsOf = (service: typeof english, answers: Values) =>
  answerCells(service, answers, words).cells;

it('has the unit of a number in the head, and the number alone in the cell', () => {
  expect(new Map(exportColumns(english)).get('height')?.label).toBe('Height (m)');
  const jobs = [{ dates: { from: '2020-01-01' }, company: 'Rudaw', income: 900.5 }];
  const cells = cellsOf(english, { height: 1.68, jobs });
  expect(cells.get('height')).toBe('1.68');
  expect(cells.get('jobs')?.replaceAll('\u00a0', ' ')).toContain('Income: IQD 900.50');
});

it.each(services.map((service) => [service.id, service] as const))(
  '%s: has amounts of money as numbers, with the currency in the head, and all dates as days',
  (_, service) => {
    const shown = localise(service, 'en');
    const cells = cellsOf(shown, service.sample);
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

it.each(services.map((service) => [service.id, service] as const))(
  '%s: has no two columns of the same name',
  (_, service) => {
    const labels = exportColumns(localise(service, 'en')).map(([, { label }]) => label);
    expect(labels.filter((label, index) => labels.indexOf(label) < index)).toEqual([]);
  },
);

it.each(services.map((service) => [service.id, service] as const))(
  '%s: has a line for each row of its lists, with a column for each of its answers',
  (_, service) => {
    const shown = localise(service, 'en');
    const { rowsOf } = answerCells(shown, service.sample, words);
    for (const { name, columns } of rowsColumns(shown)) {
      const paths = new Set(columns.map(({ path }) => path));
      const around = new Set(columns.map(({ list }) => list));
      for (const { cells } of rowsOf(name)) {
        // The cell of a list within a row has the lines of that list instead.
        const own = [...cells.keys()].filter((path) => !around.has(path) || paths.has(path));
        expect(own.filter((path) => !paths.has(path))).toEqual([]);
      }
    }
  },
);

it('repeats the answers of a row for each row of the lists within it', () => {
  const person = (name: string) => ({ type: 'string', label: name });
  const form = {
    type: 'object',
    properties: {
      rooms: {
        type: 'array',
        label: 'Rooms',
        items: {
          type: 'object',
          properties: {
            kind: { type: 'string', label: 'Kind' },
            guests: { type: 'array', label: 'Guests', items: person('Name') },
          },
        },
      },
    },
  };
  const steps = [{ title: 'Rooms', blocks: [{ fields: ['rooms'] }] }];
  const service = { ...english, form, steps } as unknown as typeof english;
  const [rooms] = rowsColumns(service);
  expect(rooms?.columns.map(({ path, column }) => [path, column.label])).toEqual([
    ['rooms.kind', 'Kind'],
    ['rooms.guests', 'Name'],
  ]);
  const answers = { rooms: [{ kind: 'Double', guests: ['Naz', 'Aram'] }, { kind: 'Single' }] };
  const lines = answerCells(service, answers, words).rowsOf('rooms');
  expect(
    lines.map(({ list, number, cells }) => [
      list,
      number,
      cells.get('rooms.kind'),
      cells.get('rooms.guests'),
    ]),
  ).toEqual([
    ['Rooms 1: Guests', 1, 'Double', 'Naz'],
    ['Rooms 1: Guests', 2, 'Double', 'Aram'],
    ['Rooms', 2, 'Single', ''],
  ]);
});
