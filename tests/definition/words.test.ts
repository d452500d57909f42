import { describe, expect, it } from 'vitest';
import { ISSUE_CODES, type Issue } from '../../src/definition/model/issue';
import { localiseShape } from '../../src/definition/language/localise';
import { LANGUAGES } from '../../src/definition/model/text';
import { issueLabel, issueWords } from '../../src/definition/language/issueWords';
import { everything, readJson } from '../fixtures/services';

const translate = (key: string, options: Record<string, unknown>) =>
  `${key} ${JSON.stringify(options)}`;

const shape = localiseShape(everything.form, 'en');

describe('issueWords', () => {
  it.each<[Issue, string]>([
    [{ path: 'email', code: 'required' }, 'We cannot answer without an e-mail'],
    [{ path: 'passportNumber', code: 'pattern' }, 'A capital letter and 6 to 8 digits'],
    [{ path: 'email', code: 'email' }, 'errors.email {}'],
    [{ path: 'firstName', code: 'required' }, 'errors.required {}'],
    [{ path: 'height', code: 'minimum', limit: 0.4 }, 'errors.minimum {"limit":0.4}'],
    [
      { path: 'expires', code: 'after', limit: '2026-12-05' },
      'errors.after {"limit":"5 December 2026"}',
    ],
    [
      { path: 'jobs.0.income', code: 'minimum', limit: 1250 },
      'errors.minimum {"limit":"IQD\u00a01,250"}',
    ],
    [{ path: 'nobody', code: 'unknown' }, 'errors.unknown {}'],
    [{ path: 'travellers.0.name', code: 'required' }, 'errors.required {}'],
  ])('%j', (issue, words) => {
    expect(issueWords(issue, shape, translate, 'en')).toBe(words);
  });

  it.each(LANGUAGES)('has a general text for every code in %s', (language) => {
    const { errors } = readJson(`locales/${language}.json`) as { errors: Record<string, string> };
    expect(ISSUE_CODES.filter((code) => !errors[code])).toEqual([]);
  });
});

describe('issueLabel', () => {
  it.each([
    ['home.street', 'Street'],
    ['travellers.2.age', 'Age'],
    ['nobody.there', 'nobody.there'],
  ])('%s', (path, label) => {
    expect(issueLabel({ path }, shape)).toBe(label);
  });
});
