import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ServiceFile } from '../../../src/definition/model/service';
import { isRecord, type Json, sameJson } from '../../../src/definition/model/values';
import { skeleton } from '../../../src/panel/composing/skeleton';
import { clearSession } from '../../../src/platform/api/sessionStore';
import { isLong } from '../../server/support/long';
import { field, readService, SERVICE_IDS, shared } from '../designerServices';
import { domHands } from './domHands';
import { Rebuilding } from './rebuild';
import { loadServicePage, openServicePage } from './servicePage';
import { Settling } from './settings';

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

it.each([SMALL, ...(smallest && isLong ? [smallest] : [])])(
  'makes the form of $id out of an empty one, by keys alone',
  async (target) => {
    const saved = await openServicePage(EMPTY);
    await new Rebuilding(domHands(), target, shared).form();
    await act(() => vi.waitFor(() => expect(formOf(saved())).toEqual(formOf(target)), 5000));
  },
  600_000,
);

/** What staff compose of a service, with what services of the store have from their place. */
const composedOf = ({ staff, documents, ...service }: ServiceFile) => {
  const { panel: _, list: __, read: ___, ...own } = staff;
  return { ...formOf(service as ServiceFile), stepper: service.stepper, documents, staff: own };
};

/** The parts of files that neither staff nor questions decide: the place of the service, and what is made at publication. */
const OTHERS = new Set(['$schema', 'id', 'version', 'route', 'sample']);

const wanted = process.env.SERVICES?.split(',');

it.runIf(isLong).each(all.filter(({ id }) => wanted?.includes(id) ?? true))(
  'makes all of $id that staff compose, by keys alone',
  async (target) => {
    const saved = await openServicePage(EMPTY);
    const hands = domHands();
    await new Rebuilding(hands, target, shared).form();
    const form = { ...hands.presses };
    await new Settling(hands, target, shared).all();
    await act(() => new Promise((done) => setTimeout(done, 3000)));
    const made = saved();
    const parts = Object.keys({ ...target, ...made }).filter((part) => !OTHERS.has(part));
    const differ = parts.filter(
      (part) => !sameJson(placeless(made)[part], placeless(target)[part]),
    );
    console.log(target.id, { form, all: hands.presses, differ });
    expect(composedOf(made)).toEqual(composedOf(target));
  },
  900_000,
);

/** A service without its calls, and without how long messages are shown. */
function placeless({ submit, staff, ...file }: ServiceFile): Readonly<Record<string, Json>> {
  const { path: _, success, invalid, ...sent } = submit;
  const { panel: __, list: ___, read: ____, ...own } = staff;
  const texts = { success: success.text, invalid: invalid.text };
  return { ...file, staff: own, submit: { ...sent, ...texts } } as unknown as Readonly<
    Record<string, Json>
  >;
}
