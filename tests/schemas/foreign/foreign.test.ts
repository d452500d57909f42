import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check as lint } from '../../../scripts/check/check';
import { issueLine } from '../../../src/lint/base/checkIssue';
import { check } from '../../../src/definition/validate/check';
import { aroundOf, isShown, outerPath } from '../../../src/definition/model/named';
import {
  dotted,
  type Json,
  parsePath,
  type Path,
  valueAt,
  type Values,
  withValueAt,
} from '../../../src/definition/model/values';
import { fromPayload } from '../../../src/definition/payload/payload';
import { compile, readJson, resolveFile } from '../../fixtures/services';
import { soundTexts, TODAY } from '../project';
import { seeded } from '../../shared/seeded';
import { someAnswers } from './answers';
import { isEmpty, type Place, Source, type SourceFile } from './source';

const FORMS = ['surveyjs', 'xlsform', 'formio'] as const;

const SETS = 100;

/** Answers with which more of a form is asked, in turn beside others. */
const STEERED: Readonly<Record<string, readonly Values[]>> = {
  surveyjs: [
    {},
    {
      doYouWantToApply: true,
      flmChoices: ['Child Support'],
      anyExistingOrdersAgreements: true,
      whichOrdersIncluded: ['Child support'],
      whichChildSupportForm: 'Existing agreement about child support',
    },
    ...['Existing order about child support', 'Neither'].map((form) => ({
      doYouWantToApply: true,
      flmChoices: ['Child Support'],
      anyExistingOrdersAgreements: true,
      whichOrdersIncluded: ['Child support'],
      whichChildSupportForm: form,
    })),
    {
      doYouWantToApply: true,
      flmChoices: ['Child Support', 'Contact with a child'],
      anyExistingOrdersAgreements: false,
      isGuardianChildContact: true,
    },
  ],
};

/** What is lost (docs/foreign-forms.md): answers that are refused here only, of which others are worked out. */
const NARROWER: Readonly<Record<string, string>> = { xlsform: 'slope' };

/** Answers that the source checks by their digits. */
const CHECKED: readonly string[] = ['kontoNummer', 'kontoNummer1'];

describe.each(FORMS)('the foreign form %s', (id) => {
  const service = resolveFile(`tests/fixtures/foreign/${id}.json`);
  const { form } = service;
  const { rules } = readJson(`tests/fixtures/foreign/rules/${id}.json`) as SourceFile;
  const validate = compile(form);

  const isAskedApart = (group: string) => rules.some(({ name }) => name.startsWith(`${group}.`));

  /** Returns what the foreign form, and ours, make of a set of answers. */
  function both(seed: number) {
    const steered = STEERED[id] ?? [{}];
    const answers = {
      ...someAnswers(form, { random: seeded(seed), isAskedApart }),
      ...steered[seed % steered.length],
    };
    const source = new Source(rules, answers);
    const ours = check(form, answers, validate, { today: TODAY });
    return { answers, source, places: source.places(), ours };
  }

  const cases = Array.from({ length: SETS }, (_, seed) => both(seed + 1));

  const comparable = cases.filter(
    ({ ours }) =>
      !ours.issues.some(({ path, code }) => code !== 'required' && path === NARROWER[id]),
  );

  it('is a service without an error', () => {
    const texts = new Map(soundTexts());
    texts.set(
      `schemas/services/${service.id}.json`,
      readFileSync(`tests/fixtures/foreign/${id}.json`, 'utf8'),
    );
    for (const name of readdirSync('tests/fixtures/lists')) {
      texts.set(`schemas/lists/${name}`, readFileSync(`tests/fixtures/lists/${name}`, 'utf8'));
    }
    expect(lint(texts, TODAY).map(issueLine)).toEqual([]);
  });

  it('has a field for each of its questions', () => {
    const names = new Set(rules.map(({ name }) => name.split('.')[0]));
    expect([...names].filter((name) => !((name ?? '') in form.properties))).toEqual([]);
  });

  it('asks what the source asks', () => {
    const seen = new Map<string, Set<boolean>>();
    for (const { answers, source, places, ours } of cases) {
      const root = aroundOf(form, answers);
      const unlike = places.filter((place) => {
        const { rule, path } = place;
        const isAsked = source.isShown(place);
        seen.set(rule.name, (seen.get(rule.name) ?? new Set()).add(isAsked));
        const isUnlike = rule.name in form.properties && isShown(rule.name, root) !== isAsked;
        const isSent = !isEmpty(valueAt(ours.values, path));
        return isUnlike || (!isEmpty(valueAt(answers, path)) && isSent !== isAsked);
      });
      expect(unlike.map(({ path }) => dotted(path))).toEqual([]);
    }
    // Each condition has been met, and not been met.
    const once = rules.filter(({ name, shown }) => shown && seen.get(name)?.size !== 2);
    expect(once.map(({ name }) => name)).toEqual([]);
  });

  it('requires what the source requires, and refuses what it refuses', () => {
    for (const { answers, source, places, ours } of comparable) {
      const refused = places.filter((place) => source.isShown(place) && isRefused(place));
      const found = new Set(
        ours.issues.flatMap(({ path }) => questionOf(parsePath(path))?.join('.') ?? []),
      );
      const expected = new Set(refused.map((place) => dotted(place.path)));
      for (const name of CHECKED) for (const set of [found, expected]) set.delete(name);
      expect([...found].toSorted()).toEqual([...expected].toSorted());

      function isRefused(place: Place): boolean {
        const isMissing =
          place.rule.calculate === undefined && isEmpty(valueAt(answers, place.path));
        return isMissing ? source.isRequired(place) : !source.takes(place);
      }
    }
  });

  it('works out what the source works out', () => {
    let worked = 0;
    for (const { answers, source, places, ours } of comparable) {
      for (const place of places.filter(({ rule }) => rule.calculate !== undefined)) {
        // In a group without an answer, nothing is worked out here.
        const isOpen = place.path.length === 1 || !isEmpty(valueAt(answers, outerPath(place.path)));
        if (!source.isShown(place) || !isOpen) continue;
        const expected = source.calculated(place);
        const value = valueAt(ours.values, place.path);
        if (expected === undefined) expect(value).toBeUndefined();
        else expect(value, dotted(place.path)).toBeCloseTo(expected, 9);
        worked += 1;
      }
    }
    expect(worked > 50).toBe(rules.some(({ calculate }) => calculate !== undefined));
  });

  /** Returns the question of the source to which an answer belongs; undefined for one that is a question here only. */
  function questionOf(path: Path): Path | undefined {
    for (let end = path.length; end > 0; end -= 1) {
      const names = path.slice(0, end).filter((part) => typeof part === 'string');
      const found = rules.find((rule) => rule.name === names.join('.'));
      if (!found || typeof path[end - 1] !== 'string') continue;
      return found.rows && end < path.length ? undefined : path.slice(0, end);
    }
    return undefined;
  }
});

/** What an applicant sees of a refusal: of the sample with one other answer. */
it.each<[form: (typeof FORMS)[number], path: string, value: Json, code: string, limit?: number]>([
  ['surveyjs', 'ExplanationServiceAddress', false, 'mustBe'],
  ['xlsform', 'village', 'kikole', 'choice'],
  ['xlsform', 'trees.0.treeDistance', 15.15, 'maximum', 15.149],
  ['xlsform', 'trees.0.stems.0.cbh', 5, 'minimum', 6],
  ['xlsform', 'trees.0.stemCount', 3, 'minItems', 3],
  ['xlsform', 'leaderNumber', '0712 345', 'pattern'],
  ['formio', 'underenhet', '123456789', 'differs'],
  ['formio', 'lonnTilFunksjonsassistent.feriepengeprosent', 100.5, 'maximum', 100],
  ['formio', 'jegBekrefter', false, 'mustBe'],
])('the form %s refuses, at %s, the answer %j: %s', (id, path, value, code, limit) => {
  const service = resolveFile(`tests/fixtures/foreign/${id}.json`);
  const answers = withValueAt(
    fromPayload(service, service.sample),
    parsePath(path),
    value,
  ) as Values;
  const { issues } = check(service.form, answers, compile(service.form), { today: TODAY });
  const [issue] = issues;
  expect(issue).toMatchObject({ code, ...(limit !== undefined && { limit }) });
  expect(path.startsWith(issue?.path.replace(/stems$/u, '') ?? ' ')).toBe(true);
});
