import { names } from '../../schemas/names.json';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validate } from 'virtual:service-schema';
import { readFolder, readParts } from '../../scripts/vite/readServices';
import type { ContentKind } from '../../src/definition/content/contentType';
import { parsePath, type Json, withValueAt } from '../../src/definition/model/values';
import {
  checkServiceDocument,
  type DocumentProject,
  withAnyText,
} from '../../src/lint/checkServiceDocument';
import { brokenFields } from '../schemas/brokenFields';
import { brokenHints } from '../schemas/brokenHints';
import { brokenConditions } from '../schemas/brokenConditions';
import { brokenExpressions } from '../schemas/brokenExpressions';
import { brokenMade } from '../schemas/brokenMade';
import { brokenRows } from '../schemas/brokenRows';
import { brokenSending } from '../schemas/brokenSending';
import { brokenServices } from '../schemas/brokenServices';
import { EVERYTHING, TODAY } from '../schemas/project';
import { SOUND_CONTENTS } from '../schemas/soundContents';

const [shared] = readParts('schemas');

const project: DocumentProject = {
  shared,
  lists: Object.fromEntries(readFolder('tests/fixtures/lists')),
  names,
  contents: Object.values(SOUND_CONTENTS) as readonly ContentKind[],
  validate,
  today: TODAY,
};

const everything = JSON.parse(readFileSync('tests/fixtures/everything.json', 'utf8')) as Json;

const set = (values: Readonly<Record<string, unknown>>): Json =>
  Object.entries(values).reduce<Json>(
    (here, [at, value]) => withValueAt(here, parsePath(at), value as Json | undefined),
    everything,
  );

/** Of the file's name, and of the site's sources. */
const OF_FILES: ReadonlySet<string> = new Set(['fileName', 'component']);

const broken = [
  ...[brokenFields, brokenHints, brokenConditions, brokenExpressions],
  ...[brokenMade, brokenRows, brokenSending, brokenServices],
]
  .flat()
  .filter(({ lint, path = EVERYTHING, set: values, alone, withOther }) => {
    return path === EVERYTHING && values && !alone && !withOther && !OF_FILES.has(lint);
  });

describe('the check of one service document', () => {
  it('reports nothing in a valid one', () => {
    expect(checkServiceDocument(everything, project)).toEqual([]);
  });

  it.each(broken.map((one) => [one.lint, one.name, one.set ?? {}] as const))(
    'reports as npm run check: %s: %s',
    (lint, _, values) => {
      const issues = checkServiceDocument(set(values), project);
      const codes = issues.map(({ code }) => code);
      if (lint === 'vocabulary') expect(issues).not.toEqual([]);
      else expect(codes).toContain(lint);
    },
  );

  it('reports a text that lacks a language, and everything else as if it had one', () => {
    const label = ['', 'الكنية', 'Nickname'];
    const issues = checkServiceDocument(
      set({ 'form.properties.nickname.label': label, 'form.required': ['nobody'] }),
      project,
    );
    expect(issues.map(({ at, code, level }) => [at, code, level])).toEqual([
      ['/form/properties/nickname/label/0', 'empty', 'language'],
      ['/form/required/0', 'dangling', 'error'],
    ]);
  });

  it('writes another language where one is missing', () => {
    const label = ['', 'الكنية', 'Nickname'];
    const whole = withAnyText(set({ 'form.properties.nickname.label': label }));
    expect(whole).toEqual(
      set({ 'form.properties.nickname.label': ['Nickname', 'الكنية', 'Nickname'] }),
    );
  });

  it('reports a text that no language has as an error', () => {
    const [issue] = checkServiceDocument(
      set({ 'form.properties.nickname.label': ['', '', ''] }),
      project,
    );
    expect(issue).toMatchObject({ code: 'empty', level: 'error' });
  });

  it.each([[null], [[]], ['text'], [{}], [{ id: 1 }], [{ id: '../x', form: { properties: 3 } }]])(
    'reports %j, which is no document',
    (document) => {
      const issues = checkServiceDocument(document, project);
      expect(issues.every(({ level }) => level === 'error')).toBe(true);
      expect(issues).not.toEqual([]);
    },
  );
});
