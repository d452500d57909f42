import { describe, expect, it } from 'vitest';
import { issueLine } from '../../src/lint/base/checkIssue';
import type { Texts } from '../../src/lint/base/project';
import { versions } from '../../scripts/check/versions/versions';
import { brokenTexts, EVERYTHING, TODAY } from './project';

const changed = (set: Readonly<Record<string, unknown>>, path = EVERYTHING): Texts =>
  brokenTexts({ lint: '', name: '', place: '', path, set, withOther: true });

const FORM = 'form.properties';
const NOTE = { type: 'string', label: ['تێبینی', 'ملاحظة', 'Note'] };

describe('a text that is changed in one place', () => {
  const PERSON = 'schemas/shared/person.json';
  const again = changed({ [`${FORM}.nickname.label`]: ['ناوی یەکەم', 'الاسم الأول', 'First name'] });

  it('is reported with the places where it still stands', () => {
    const now = new Map([
      ...again,
      ...[...changed({ 'firstName.label.2': 'Given name' }, PERSON)].filter(
        ([path]) => path === PERSON,
      ),
    ]);
    const { issues, notes } = versions(now, again, TODAY);
    expect(issues).toEqual([]);
    const lines = now.get(EVERYTHING)?.split('\n') ?? [];
    const line = lines.findIndex((one) => one.includes('"First name"'));
    expect(notes.map(issueLine).join('\n')).toMatch(
      new RegExp(
        `^${PERSON}:\\d+ {2}"First name" is now "Given name", and not in ${EVERYTHING}:${line + 1}: `,
        'u',
      ),
    );
  });

  it('is not reported where another stands before it now', () => {
    const choices = [
      { value: 'visit', label: NOTE.label },
      { value: 'other', label: ['هی دیکە', 'غير ذلك', 'Something else'] },
    ];
    const before = changed({
      [`${FORM}.purpose.choices`]: choices.slice(1),
      [`${FORM}.about.label`]: choices[1]?.label,
    });
    const now = changed({
      [`${FORM}.purpose.choices`]: choices,
      [`${FORM}.about.label`]: choices[1]?.label,
    });
    expect(versions(now, before, TODAY).notes.map(({ lint }) => lint)).not.toContain('sameTexts');
  });
});
