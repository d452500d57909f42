import { describe, expect, it } from 'vitest';
import { isList, isObject, type Shape } from '../../src/definition/model/field';
import { ISSUE_CODES, type Issue, type IssueCode } from '../../src/definition/model/issue';
import { localiseShape } from '../../src/definition/language/localise';
import { type Language, LANGUAGES } from '../../src/definition/model/text';
import { issueLabel } from '../../src/definition/language/issueLabel';
import { issueWords } from '../../src/definition/language/issueWords';
import { isTyped } from '../../src/definition/model/widget';
import { everything, readJson, services } from '../fixtures/services';

type Texts = { readonly [name: string]: string | Texts };

const textsOf = (language: Language) => readJson(`locales/${language}.json`) as Texts;

const translator = (language: Language) => {
  const texts = textsOf(language);
  return (key: string, values: Record<string, unknown>): string => {
    const text = key
      .split('.')
      .reduce<string | Texts>((node, name) => (node as Texts)[name] ?? '', texts);
    return String(text).replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) =>
      String(values[name] ?? ''),
    );
  };
};

const shape = localiseShape(everything.form, 'en');

/** The codes whose texts name the field. */
const NAMING: readonly IssueCode[] = [
  'required',
  'minLength',
  'maximum',
  'number',
  'pattern',
  'notBefore',
];

/** What is no sentence: a question within, two articles, or a word that only begins a label. */
const MALFORMED: Readonly<Record<Language, RegExp>> = {
  ku: /[{?؟]|^(?:لە|بۆ|تا|پێش|دوای)(?: |:)|^ /u,
  ar: /[{?؟]|(?:^|اكتب |اختر |املأ |كتابة )(?:إلى|حتى|في|هل|كم)(?: |:|$)|من:|: :/u,
  en: /[{?]|\b(?:the|your) (?:an?|the|your|from|to|in|on|at|until|by|for|if|how|who|what|where|which|enter|choose|select|add)\b|^(?:From|To|In|On|At|Until|By|For|How|What|Where|Which)\b/u,
};

const issuesIn = (shape: Shape<string>): readonly Issue[] =>
  Object.entries(shape.properties).flatMap(([name, field]) => {
    const inner = isList(field) ? field.items : field;
    const at = isList(field) ? `${name}.0` : name;
    const isRequired = shape.required?.includes(name) || field.requiredWhen;
    const codes = isTyped(field) ? NAMING.filter((code) => code !== 'required' || isRequired) : [];
    return [
      ...codes.map((code) => ({ path: name, code, limit: 5 })),
      ...(isObject(inner)
        ? issuesIn(inner).map((issue) => ({ ...issue, path: `${at}.${issue.path}` }))
        : []),
    ];
  });

describe('issueWords', () => {
  it.each<[Issue, string]>([
    [{ path: 'email', code: 'required' }, 'We cannot answer without an e-mail'],
    [{ path: 'passportNumber', code: 'pattern' }, 'A capital letter and 6 to 8 digits'],
    [{ path: 'email', code: 'email' }, 'Enter the whole e-mail address, like name@example.com'],
    [{ path: 'firstName', code: 'required' }, 'Enter your first name'],
    [{ path: 'height', code: 'minimum', limit: 0.4 }, 'Height must be 0.4 or more'],
    [
      { path: 'expires', code: 'after', limit: '2026-12-05' },
      'Date of expiry must be after 5 December 2026',
    ],
    [
      { path: 'jobs.0.income', code: 'minimum', limit: 1250 },
      'Income must be IQD\u00a01,250 or more',
    ],
    [{ path: 'nobody', code: 'unknown' }, 'This form has no such field'],
    [{ path: 'nobody', code: 'maxLength', limit: 5 }, 'This must be 5 characters or fewer'],
    [{ path: 'travellers.0.name', code: 'required' }, 'Enter the name'],
    [{ path: 'otherPurpose', code: 'required' }, 'Answer this question'],
    [{ path: 'legs.0.fromDestination', code: 'required' }, 'Enter the place of departure'],
    [{ path: 'photos', code: 'required' }, 'Upload the photos'],
    [{ path: 'vehicle', code: 'required' }, 'Choose the vehicle'],
  ])('%j', (issue, words) => {
    expect(issueWords(issue, shape, translator('en'), 'en')).toBe(words);
  });

  it.each([
    ['ID number', 'Enter the ID number'],
    ['WhatsApp number', 'Enter the WhatsApp number'],
    ['X-ray number', 'Enter the x-ray number'],
    ['A4 sheets', 'Enter the A4 sheets'],
    ['Your aim', 'Enter your aim'],
  ])('asks for %j within a sentence', (label, text) => {
    const one: Shape<string> = { properties: { one: { type: 'string', label } } };
    const issue: Issue = { path: 'one', code: 'required' };
    expect(issueWords(issue, one, translator('en'), 'en')).toBe(text);
  });

  it.each(LANGUAGES)('is a sentence for each answer of each service in %s', (language) => {
    const texts = services.flatMap(({ form }) => {
      const own = localiseShape(form, language);
      return issuesIn(own).map((issue) => issueWords(issue, own, translator(language), language));
    });
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => MALFORMED[language].test(text))).toEqual([]);
  });

  it.each(LANGUAGES)('has a general text for every code in %s', (language) => {
    const { errors } = textsOf(language) as { readonly errors: Texts };
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
