import { describe, expect, it } from 'vitest';
import { resolveProperties, resolveService } from '../../src/definition/model/resolve';
import { shownSteps } from '../../src/definition/model/stepOf';
import type { ServiceFile } from '../../src/definition/model/service';
import { everything, readJson } from '../fixtures/services';
import { text } from './words';

const SHARED = {
  person: {
    name: { type: 'string', label: text('Name'), maxLength: 10 },
    alias: { $ref: 'person.json#/name', label: text('Alias') },
    child: {
      type: 'object',
      label: text('Child'),
      properties: { name: { $ref: '../shared/person.json#/name' } },
    },
    children: { type: 'array', label: text('Children'), items: { $ref: 'person.json#/child' } },
    constructor2: { type: 'boolean', label: text('x') },
  },
};

const name = { type: 'string', label: text('Name'), maxLength: 10 };

describe('resolveProperties', () => {
  it.each<[string, unknown, unknown]>([
    [
      'a field spelled out',
      { type: 'boolean', label: text('A') },
      { type: 'boolean', label: text('A') },
    ],
    ['a reference', { $ref: '../shared/person.json#/name' }, name],
    [
      'keywords beside a reference win',
      { $ref: 'person.json#/name', maxLength: 3 },
      { ...name, maxLength: 3 },
    ],
    [
      'a reference to a reference',
      { $ref: 'person.json#/alias' },
      { ...name, label: text('Alias') },
    ],
    [
      'a reference inside an object inside rows',
      { $ref: 'person.json#/children' },
      {
        type: 'array',
        label: text('Children'),
        items: { type: 'object', label: text('Child'), properties: { name } },
      },
    ],
  ])('%s', (_, field, expected) => {
    expect(resolveProperties({ field }, SHARED)).toEqual({ field: expected });
  });

  it.each(['person.json#/nobody', 'nobody.json#/name', 'nonsense', 'constructor.json#/name'])(
    'throws for the unresolvable reference %s',
    ($ref) => {
      const resolve = () => resolveProperties({ field: { $ref } }, SHARED);
      expect(resolve).toThrow(/^no shared field at /u);
      expect(resolve).toThrow($ref);
    },
  );

  it('throws for a field without a type', () => {
    expect(() => resolveProperties({ field: 'string' }, SHARED)).toThrow(TypeError);
  });
});

describe('resolveService', () => {
  const file = readJson('tests/fixtures/everything.json') as ServiceFile;
  const plain = { ...file, form: { ...file.form, properties: { a: name, b: name } } };

  it('creates one step for a form without steps', () => {
    const { steps: _, ...unstepped } = plain;
    expect(resolveService(unstepped, {}).steps).toEqual([
      { title: file.form.title, blocks: [{ fields: ['a', 'b'] }] },
    ]);
  });

  it('creates a block for a step without blocks, and keeps existing ones', () => {
    const blocks = [{ title: text('B'), fields: ['b'] }];
    const steps = [
      { title: text('One'), fields: ['a'] },
      { title: text('Two'), blocks },
    ];
    expect(resolveService({ ...plain, steps }, {}).steps).toEqual([
      { title: text('One'), blocks: [{ fields: ['a'] }] },
      { title: text('Two'), blocks },
    ]);
  });

  it('puts the conditions of steps and blocks into those of their fields', () => {
    const asked = { ...name, when: { a: 'x' } };
    const properties = { a: name, b: asked, c: name, d: name };
    const steps = [
      { title: text('One'), fields: ['a', 'd'] },
      {
        title: text('Two'),
        when: { a: 'y' },
        blocks: [{ when: { d: 'z' }, fields: ['b'] }, { fields: ['c'] }],
      },
      { title: text('Three'), summary: true as const },
    ];
    const service = resolveService({ ...plain, form: { ...file.form, properties }, steps }, {});
    const conditions = Object.values(service.form.properties).map(({ when }) => when);
    expect(conditions).toEqual([
      undefined,
      { all: [{ a: 'y' }, { d: 'z' }, { a: 'x' }] },
      { a: 'y' },
      undefined,
    ]);
    expect(service.steps[2]).toEqual({ title: text('Three'), summary: true, blocks: [] });
    expect(shownSteps(service, {})).toEqual([0, 2]);
    expect(shownSteps(service, { a: 'y' })).toEqual([0, 1, 2]);
  });

  it('removes all references and editor keywords', () => {
    expect(JSON.stringify(everything)).not.toMatch(/"\$(?:ref|schema)"/u);
  });
});
