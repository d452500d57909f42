import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Texts } from '../../src/lint/base/project';
import { readTexts } from '../../scripts/check/readTexts';
import { type Json, parsePath, withValueAt } from '../../src/definition/model/values';
import { SOUND_CONTENTS } from './soundContents';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const TODAY = '2026-06-15';

/** Separate locales, since those of the project change. */
const LOCALES = {
  en: {
    errors: { required: 'Required' },
    form: {
      next: 'Next',
      rows_one: '{{count}} row',
      rows_other: '{{count}} rows',
      of: '{{a}} of {{b}}',
    },
  },
  ku: {
    errors: { required: 'پێویستە' },
    form: {
      next: 'دواتر',
      rows_one: '{{count}} ڕیز',
      rows_other: '{{count}} ڕیز',
      of: '{{a}} لە {{b}}',
    },
  },
  ar: {
    errors: { required: 'مطلوب' },
    form: {
      next: 'التالي',
      of: '{{a}} من {{b}}',
      rows_zero: 'لا صفوف',
      rows_one: 'صف واحد',
      rows_two: 'صفان',
      rows_few: '{{count}} صفوف',
      rows_many: '{{count}} صفاً',
      rows_other: '{{count}} صف',
    },
  },
};

const SOURCE =
  "t('form.next'); t('form.rows', { count }); t('form.of'); translate(`errors.${code}`);\n";

/** The names of the site's page components. */
const SHELLS = 'export const SHELLS = {\n  plans: servicePage(),\n  tour: servicePage(),\n};\n';

const pretty = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

/** The valid project contains one service with its content, for speed. */
const OURS =
  /^(?:schemas\/(?:\w+\.schema|shared\/\w+|services\/residency|content\/residence|names)\.json|public\/.+)$/u;

/**
 * Returns a valid project: one real service and the form that has everything, separate content
 * types and small locales.
 */
export const soundTexts = (): Texts => SOUND;

function readSound(): Texts {
  const schemas = [...readTexts(ROOT)].filter(([path]) => OURS.test(path));
  const everything = readFileSync(`${ROOT}tests/fixtures/everything.json`, 'utf8');
  const codes = Object.fromEntries(issueCodes(schemas).map((code) => [code, '{{limit}}']));
  const locales = Object.entries(LOCALES).map(([language, { errors, form }]): [string, string] => [
    `locales/${language}.json`,
    pretty({ errors: { ...codes, ...errors }, form }),
  ]);
  return new Map([
    ...schemas,
    ['schemas/services/everything.json', pretty(JSON.parse(everything))],
    ...['governorates', 'districts'].map((name): [string, string] => [
      `schemas/lists/${name}.json`,
      readFileSync(`${ROOT}tests/fixtures/lists/${name}.json`, 'utf8'),
    ]),
    ['public/content/hotel.svg', ''],
    ...Object.entries(SOUND_CONTENTS).map(([path, kind]) => [path, pretty(kind)] as const),
    ...locales,
    ['src/site/Page.tsx', SOURCE],
    ['src/site/customPages.ts', SHELLS],
  ]);
}

const SOUND = readSound();

/** Returns the codes for which the meta-schema allows texts in a field: all of them. */
function issueCodes(schemas: readonly (readonly [string, string])[]): string[] {
  const [, text = '{}'] = schemas.find(([path]) => path === 'schemas/field.schema.json') ?? [];
  const { definitions } = JSON.parse(text) as {
    definitions: { errors: { propertyNames: { enum: string[] } } };
  };
  return definitions.errors.propertyNames.enum;
}

/** One error in a valid project. */
export interface Broken {
  /** The lint that finds it. */
  readonly lint: string;
  readonly name: string;
  /** The broken file; omitted: the form that has everything. */
  readonly path?: string;
  /** Values by their dotted paths; undefined removes one. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly rewrite?: (text: string) => string;
  /** The file of the error, and a part of its line. */
  readonly place: string;
  /** No document can contain this error, only our code: only this lint runs. */
  readonly alone?: true;
  /** The error is that two services do not go together; else the real one is left out, for speed. */
  readonly withOther?: true;
  /** Other lints that find it too. */
  readonly also?: readonly string[];
}

export const EVERYTHING = 'schemas/services/everything.json';
const RESIDENCY = 'schemas/services/residency.json';

const EVERYTHING_ALONE: Texts = new Map([...SOUND].filter(([path]) => path !== RESIDENCY));

export function brokenTexts(broken: Broken): Texts {
  const { path = EVERYTHING, set, rewrite = (text) => text, withOther } = broken;
  const texts = path === EVERYTHING && !withOther ? EVERYTHING_ALONE : soundTexts();
  const text = texts.get(path) ?? '';
  return new Map([...texts, [path, set ? changed(text, set) : rewrite(text)]]);
}

function changed(text: string, set: Readonly<Record<string, unknown>>): string {
  const doc = Object.entries(set).reduce<Json>(
    (here, [at, value]) => withValueAt(here, parsePath(at), value as Json | undefined),
    JSON.parse(text),
  );
  return pretty(doc);
}
