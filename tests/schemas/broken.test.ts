import { describe, expect, it, vi } from 'vitest';
import { check, LINTS } from '../../scripts/check/check';
import { faultLine, type PlacedFault } from '../../scripts/check/fault';
import { locate } from '../../scripts/check/locate';
import type { Texts } from '../../scripts/check/project';
import { readProject } from '../../scripts/check/read';
import { brokenContents } from './brokenContents';
import { brokenFields } from './brokenFields';
import { brokenFiles } from './brokenFiles';
import { brokenLocales } from './brokenLocales';
import { brokenMade } from './brokenMade';
import { brokenSending } from './brokenSending';
import { brokenServices } from './brokenServices';
import { brokenSight } from './brokenSight';
import { brokenWords } from './brokenWords';
import { brokenTexts, soundTexts, TODAY } from './project';

// CPU-bound: a timeout on a busy machine would say nothing.
vi.setConfig({ testTimeout: 60_000 });

const broken = [
  ...brokenFiles,
  ...brokenServices,
  ...brokenFields,
  ...brokenSending,
  ...brokenMade,
  ...brokenContents,
  ...brokenLocales,
  ...brokenSight,
  ...brokenWords,
];

it('reports no errors in a valid project', () => {
  expect(check(soundTexts(), TODAY).map(faultLine)).toEqual([]);
});

describe('check reports by lint name and line', () => {
  it.each(broken.map((one) => [one.lint, one.name, one] as const))('%s: %s', (lint, _, one) => {
    const texts = brokenTexts(one);
    const faults = one.alone ? alone(lint, texts) : check(texts, TODAY);
    const lines = faults.map(faultLine).join('\n');
    const found = faults.filter((fault) => fault.lint === lint);
    expect(found.map((fault) => placeOf(texts, fault)).join('\n'), lines).toContain(one.place);
    // Exactly one thing is wrong, so no other lint reports it unless the case says so.
    const others = faults.filter((fault) => fault.lint !== lint).map((fault) => fault.lint);
    expect([...new Set(others)].sort(), lines).toEqual([...(one.also ?? [])].sort());
    for (const fault of faults) {
      expect(faultLine(fault)).toMatch(/^[\w./-]+:\d+ {2}\S.*: .*\S {2}\[\w+\]$/u);
      expect(faultLine(fault)).not.toContain('undefined');
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

const placeOf = (texts: Texts, { file, line }: PlacedFault): string =>
  `${file}: ${texts.get(file)?.split('\n')[line - 1]?.trim() ?? ''}`;

function alone(lint: string, texts: Texts): PlacedFault[] {
  const { project } = readProject(texts, TODAY);
  const found = LINTS[lint]?.(project) ?? [];
  return found.map((fault) => ({ ...fault, lint, ...locate(project.files, fault) }));
}
