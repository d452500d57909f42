import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ServiceFile } from '../../../src/definition/model/service';
import { isRecord, type Json } from '../../../src/definition/model/values';
import { skeleton } from '../../../src/panel/composing/skeleton';
import { clearSession } from '../../../src/platform/api/sessionStore';
import { isLong } from '../../server/support/long';
import { field, readService, SERVICE_IDS, shared } from '../designerServices';
import { domHands } from './domHands';
import { Rebuilding } from './rebuild';
import { loadServicePage, openServicePage } from './servicePage';

beforeAll(loadServicePage, 120_000);
afterEach(() => {
  cleanup();
  clearSession();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const all = SERVICE_IDS.filter((id) => id !== 'everything').map(
  (id) => readService(id) as unknown as ServiceFile,
);
const sizeOf = (one: ServiceFile) => JSON.stringify(one).length;
const [smallest] = all.toSorted((a, b) => sizeOf(a) - sizeOf(b));

/** Rows in a list, a choice, and conditions, with few questions. */
const SMALL = {
  ...smallest,
  id: 'small',
  form: {
    title: smallest?.form.title,
    required: ['married', 'children'],
    properties: {
      married: {
        type: 'boolean',
        label: ['هاوسەردار', 'متزوج', 'Married'],
        prefill: { const: true },
      },
      children: {
        type: 'array',
        label: ['منداڵ', 'الأطفال', 'Children'],
        rowTitle: ['name'],
        when: { married: true },
        items: {
          type: 'object',
          label: ['منداڵ', 'طفل', 'Child'],
          required: ['name'],
          properties: { name: { $ref: '../shared/family.json#/fullName' } },
        },
      },
      reason: field({
        label: ['هۆکار', 'السبب', 'Reason'],
        when: { any: [{ married: false }, { children: { atLeast: 3 } }] },
      }),
    },
  },
  steps: [{ title: ['یەک', 'واحد', 'One'], fields: ['married', 'children', 'reason'] }],
} as unknown as ServiceFile;

/** What services of the store have in any case, and what is made of the questions. */
const formOf = ({ form, steps }: ServiceFile) => ({
  form: { ...form, title: undefined },
  steps,
  order: namesOf(form as unknown as Json),
});

/** The names of questions in their order, in which they are asked in a group. */
const namesOf = (shape: Json | undefined): Json => {
  if (!isRecord(shape)) return [];
  const { properties, items } = shape;
  const inner = isRecord(properties) ? Object.entries(properties) : [];
  return [
    ...inner.map(([name, one]): Json => [name, namesOf(one)]),
    ...(items === undefined ? [] : [namesOf(items)]),
  ];
};

const EMPTY = skeleton({ id: 'new', title: ['ئەلف', 'ألف', 'New'], order: 99 });

it.each(isLong ? [SMALL, ...all] : [SMALL, ...(smallest ? [smallest] : [])])(
  'makes the form of $id out of an empty one, by keys alone',
  async (target) => {
    const saved = await openServicePage(EMPTY);
    const hands = domHands();
    const start = process.cpuUsage();
    await new Rebuilding(hands, target, shared).form();
    if (isLong) {
      const { user } = process.cpuUsage(start);
      console.log(target.id, hands.presses, `${Math.round(user / 1000)} ms`);
    }
    await act(() => vi.waitFor(() => expect(formOf(saved())).toEqual(formOf(target)), 5000));
  },
  600_000,
);
