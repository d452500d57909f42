import { describe, expect, it, vi } from 'vitest';
import { issueLine } from '../../src/lint/base/checkIssue';
import type { Texts } from '../../src/lint/base/project';
import { versions } from '../../scripts/check/versions/versions';
import { brokenTexts, EVERYTHING, soundTexts, TODAY } from './project';

// CPU-bound: a timeout on a busy machine would say nothing.
vi.setConfig({ testTimeout: 60_000 });

/** Values by their dotted paths; undefined removes one. */
type Edits = Readonly<Record<string, unknown>>;

const changed = (set: Edits, path = EVERYTHING): Texts =>
  brokenTexts({ lint: '', name: '', place: '', path, set, withOther: true });

const FORM = 'form.properties';
const LABEL = ['تێبینی', 'ملاحظة', 'Note'];
const AGAIN = 'an answer kept in a draft may be refused now';

/** Changes to the form that need a new version, and the expected note. */
const CHANGES: readonly (readonly [name: string, set: Edits, said: string])[] = [
  [
    'another condition',
    { [`${FORM}.companyName.when`]: { hasCompany: false } },
    'hidden from some who answered it, or asked of others',
  ],
  [
    'a condition of a step',
    { 'steps.1.when': { governorate: 'Erbil' } },
    '"when" of "The journey" was nothing and is {"governorate":"Erbil"}: it is hidden from some',
  ],
  [
    'a condition of a block',
    { 'steps.0.blocks.1.when': { firstName: 'x' } },
    '"when" of "Passport" was nothing and is {"firstName":"x"}: it is hidden from some',
  ],
  [
    'another calculation',
    { [`${FORM}.returnTo.calculate`]: { const: 'X' } },
    'applications already sent keep what was calculated',
  ],
  [
    'a calculated bound',
    { [`${FORM}.height.maximum`]: { sum: ['people', 1] } },
    `"maximum" of "height" was 2.8 and is {"sum":["people",1]}: ${AGAIN}`,
  ],
  [
    'another calculated day to compare with',
    { [`${FORM}.issued.compare`]: { after: { later: 'dateOfBirth', days: 1 } } },
    AGAIN,
  ],
];

/** Changes that leave all answers valid. */
const VALID: typeof CHANGES = [
  [
    'another calculated prefill',
    { [`${FORM}.height.prefill`]: { calculate: 'people' } },
    '"prefill" of "height" was nothing and is {"calculate":"people"}: answers already given are',
  ],
  [
    'a summary',
    { 'steps.1.summary': true },
    '"summary" of "The journey" was nothing and is true: answers already given are still valid',
  ],
];

describe('the effect of a change of what follows from answers', () => {
  it.each(CHANGES)('is reported for %s', (_, set, said) => {
    const { issues, notes } = versions(changed(set), soundTexts(), TODAY);
    expect(notes.map(issueLine).join('\n')).toContain(said);
    expect(issues.map(({ lint }) => lint)).toEqual(['version']);
  });

  it.each(VALID)('is reported for %s, without a new version', (_, set, said) => {
    const { issues, notes } = versions(changed(set), soundTexts(), TODAY);
    expect(notes.map(issueLine).join('\n')).toContain(said);
    expect(issues).toEqual([]);
  });

  const IN_ERBIL = { governorate: 'Erbil' };
  it.each<readonly [name: string, before: Edits, now: Edits, said: readonly string[]]>([
    [
      'removed from a step',
      { 'steps.1.when': IN_ERBIL },
      {},
      ['"when" of "The journey" was {"governorate":"Erbil"} and is nothing'],
    ],
    [
      'of a step, with those of its fields',
      { 'steps.1.when': IN_ERBIL },
      { 'steps.1.when': { governorate: 'Duhok' } },
      ['"when" of "The journey" was {"governorate":"Erbil"} and is {"governorate":"Duhok"}'],
    ],
    [
      'of a step that is called otherwise',
      { 'steps.2.when': IN_ERBIL, 'steps.2.blocks': [{ fields: ['meals'] }] },
      {
        'steps.2.when': { single: true },
        'steps.2.blocks': [{ fields: ['meals'] }],
        'steps.2.title': LABEL,
      },
      ['"when" of "meals" was {"governorate":"Erbil"} and is {"single":true}'],
    ],
    [
      'of a step and a block',
      { 'steps.0.when': { single: true }, 'steps.0.blocks.1.when': { single: false } },
      { 'steps.0.when': { single: true } },
      ['"when" of "Passport" was {"single":false} and is nothing'],
    ],
  ])('is reported once for a condition %s', (_, before, now, said) => {
    const { notes } = versions(changed(now), changed(before), TODAY);
    const conditions = notes.filter(({ problem }) => problem.startsWith('"when"'));
    expect(conditions.map(({ problem }) => problem)).toEqual(said);
  });

  it.each<readonly [name: string, set: Edits, said: string]>([
    [
      'an option less',
      { 'options.0.value': 'Akre' },
      'no longer has the choice "Soran": who chose',
    ],
    ['an option narrowed', { 'options.0.under': ['Duhok'] }, 'with other answers: an answer kept'],
  ])('is reported for %s in a list', (_, set, said) => {
    const { issues, notes } = versions(
      changed(set, 'schemas/lists/districts.json'),
      soundTexts(),
      TODAY,
    );
    expect(notes.map(issueLine).join('\n')).toContain(said);
    expect(issues.map(({ file }) => file)).toEqual([EVERYTHING]);
  });
});
