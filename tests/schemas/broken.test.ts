import { describe, expect, it, vi } from 'vitest';
import { check, LINTS } from '../../scripts/check/check';
import { issueLine, type PlacedIssue } from '../../src/lint/base/checkIssue';
import { locate } from '../../scripts/check/locate';
import type { Texts } from '../../src/lint/base/project';
import { readProject } from '../../scripts/check/read';
import { brokenContents } from './brokenContents';
import { brokenFields } from './brokenFields';
import { brokenFiles } from './brokenFiles';
import { brokenHints } from './brokenHints';
import { brokenLists } from './brokenLists';
import { brokenLocales } from './brokenLocales';
import { brokenExpressions } from './brokenExpressions';
import { brokenMade } from './brokenMade';
import { brokenRows } from './brokenRows';
import { brokenSending } from './brokenSending';
import { brokenServices } from './brokenServices';
import { brokenConditions } from './brokenConditions';
import { brokenWords } from './brokenWords';
import { brokenTexts, soundTexts, TODAY } from './project';

// CPU-bound: a timeout on a busy machine would say nothing.
vi.setConfig({ testTimeout: 60_000 });

const broken = [
  ...brokenFiles,
  ...brokenServices,
  ...brokenFields,
  ...brokenHints,
  ...brokenSending,
  ...brokenExpressions,
  ...brokenMade,
  ...brokenRows,
  ...brokenContents,
  ...brokenLists,
  ...brokenLocales,
  ...brokenConditions,
  ...brokenWords,
];

it('reports no errors in a valid project', () => {
  expect(check(soundTexts(), TODAY).map(issueLine)).toEqual([]);
});

describe('check reports by lint name and line', () => {
  it.each(broken.map((one) => [one.lint, one.name, one] as const))('%s: %s', (lint, _, one) => {
    const texts = brokenTexts(one);
    const issues = one.alone ? alone(lint, texts) : check(texts, TODAY);
    const lines = issues.map(issueLine).join('\n');
    const found = issues.filter((issue) => issue.lint === lint);
    expect(found.map((issue) => placeOf(texts, issue)).join('\n'), lines).toContain(one.place);
    // Exactly one thing is wrong, so no other lint reports it unless the case says so.
    const others = issues.filter((issue) => issue.lint !== lint).map((issue) => issue.lint);
    expect([...new Set(others)].sort(), lines).toEqual([...(one.also ?? [])].sort());
    for (const issue of issues) {
      expect(issueLine(issue)).toMatch(/^[\w./-]+:\d+ {2}\S.*: .*\S {2}\[\w+\]$/u);
      expect(issueLine(issue)).not.toContain('undefined');
    }
  });

  it('has a broken document for every lint', () => {
    const tried = new Set(broken.map(({ lint }) => lint));
    const all = [...Object.keys(LINTS), 'json', 'twice', 'vocabulary', 'reference'];
    expect(all.filter((lint) => !tried.has(lint))).toEqual([]);
    expect(tried.size).toBeGreaterThan(60);
    expect(broken.length).toBeGreaterThan(200);
  });
});

const placeOf = (texts: Texts, { file, line }: PlacedIssue): string =>
  `${file}: ${texts.get(file)?.split('\n')[line - 1]?.trim() ?? ''}`;

function alone(lint: string, texts: Texts): PlacedIssue[] {
  const { project } = readProject(texts, TODAY);
  const found = LINTS[lint]?.(project) ?? [];
  return found.map((issue) => ({ ...issue, lint, ...locate(project.files, issue) }));
}
