import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { check } from '../../src/definition/validate/check';
import type { Shape } from '../../src/definition/model/field';
import { prefilled } from '../../src/definition/model/prefill';
import { prune } from '../../src/definition/validate/prune';
import { fromSections, toSections } from '../../src/definition/sections/answers';
import { parseOptions, parseSections } from '../../src/definition/sections/elements';
import { filterByType, matchSections } from '../../src/definition/sections/match';
import type { QuestionSection } from '../../src/definition/model/section';
import { withSections } from '../../src/definition/sections/withSections';
import type { Values } from '../../src/definition/model/values';
import { anyJson, likely } from './generate';
import { el, hostileSections, sections as anySections } from './generateSections';
import { base, DAY, fieldsOf, list, moduleOf, sectionOf } from './sectioned';

// CPU-bound: a timeout on a busy machine would say nothing.
vi.setConfig({ testTimeout: 60_000 });

describe('answers received with the sections', () => {
  const given = [
    sectionOf([
      el(1, 'Who', { value: 'Dana' }),
      el(1, 'Where', { value: { odd: true } }),
      el(6, 'Family', { list: list({ listArray: [['Hero', '12', null]] }) }),
    ]),
  ];
  const names = fieldsOf(given).map(([name]) => name);
  const opened = prefilled(moduleOf(given).service.form, DAY);

  it('become initial values', () => {
    expect(opened).toMatchObject({ [names[0] ?? '']: 'Dana' });
    expect(Object.values((opened[names[2] ?? ''] as Values[])[0] ?? {})).toEqual(['Hero', 12]);
  });

  it('are sent back edited, or unchanged', () => {
    const sent = toSections(given, { ...opened, [names[0] ?? '']: 'Hero' });
    expect(sent[0]?.body).toMatchObject([
      { value: 'Hero' },
      { value: { odd: true } },
      { list: { listArray: [['Hero', 12, null, null, null]] } },
    ]);
  });

  it('are removed once deleted', () => {
    const [section] = toSections(given, {});
    expect(section?.body).toMatchObject([
      { value: null },
      { value: { odd: true } },
      { list: { listArray: [] } },
    ]);
    expect(fromSections(given, [section])).toEqual({});
  });
});

/** Removes the answers of all elements in the body. */
function withoutAnswers(sections: readonly QuestionSection[]): unknown {
  return JSON.parse(JSON.stringify(sections), function bare(this: unknown, key, value: unknown) {
    return key === 'value' || key === 'listArray' ? undefined : value;
  });
}

describe('toSections and fromSections', () => {
  const both = anySections.chain((given) => {
    const asked = fieldsOf(given).filter(
      ([, field]) => field.type !== 'string' || field.widget !== 'note',
    );
    const shape: Shape = { properties: Object.fromEntries(asked) };
    return fc.tuple(
      fc.constant(given),
      likely(withoutNotes(shape)).map((one) => prune(shape, one)),
    );
  });

  it('return the answers', () => {
    let answered = 0;
    fc.assert(
      fc.property(both, ([given, values]) => {
        const sent = JSON.parse(JSON.stringify(toSections(given, values))) as unknown;
        expect(fromSections(given, sent)).toEqual(values);
        // As when a record is read of which only the payload is known.
        expect(fromSections(parseSections(sent), sent)).toEqual(values);
        answered += Object.keys(values).length;
      }),
      { numRuns: 120 },
    );
    expect(answered).toBeGreaterThan(80);
  });

  it('change only the answers', () => {
    fc.assert(
      fc.property(both, ([given, values]) => {
        const sent = toSections(given, values);
        expect(withoutAnswers(sent)).toEqual(withoutAnswers(given));
        expect(matchSections(given, sent)).toEqual(given);
      }),
    );
  });

  it('change nothing if there were no answers', () => {
    fc.assert(
      fc.property(anySections, (given) => {
        const blank = JSON.parse(JSON.stringify(given), (key, value: unknown) =>
          key === 'value' ? '' : key === 'listArray' ? [] : value,
        ) as QuestionSection[];
        expect(JSON.stringify(toSections(blank, {}))).toBe(JSON.stringify(blank));
      }),
    );
  });

  it('know every answer that the form has', () => {
    fc.assert(
      fc.property(both, ([given, values]) => {
        const { service, validate } = moduleOf(given);
        const { issues } = check(service.form, { name: 'Dana', ...values }, validate, DAY);
        expect(issues.filter(({ code }) => code === 'unknown' || code === 'type')).toEqual([]);
      }),
    );
  });
});

/** Likely values are generated for inputs only. */
function withoutNotes(shape: Shape): Shape {
  return JSON.parse(JSON.stringify(shape), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).filter(
        ([, inner]) => !(typeof inner === 'object' && inner?.widget === 'note'),
      ),
    );
  }) as Shape;
}

it('accept any JSON for sections, options and answers without throwing', () => {
  fc.assert(
    fc.property(hostileSections, anyJson, hostileSections, (given, options, sent) => {
      const sections = parseSections(given);
      const { service, validate } = withSections(base, sections, parseOptions(options));
      const values = fromSections(sections, sent);
      check(service.form, { ...values, name: 'Dana' }, validate, DAY);
      toSections(sections, values);
      matchSections(sections, parseSections(sent));
      expect(Object.keys(values).every((name) => name.startsWith('q_'))).toBe(true);
      expect(filterByType(sections, 'work').length).toBeLessThanOrEqual(sections.length);
    }),
    { numRuns: 500 },
  );
});
