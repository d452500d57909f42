import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { faultLine } from '../../scripts/check/fault';
import type { Texts } from '../../scripts/check/project';
import { committedTexts } from '../../scripts/check/versions/committed';
import { versions } from '../../scripts/check/versions/versions';
import { brokenTexts, EVERYTHING, soundTexts, TODAY } from './project';

// Much work on a busy machine: nothing here is about time.
vi.setConfig({ testTimeout: 60_000 });

type Set = Readonly<Record<string, unknown>>;

const changed = (set: Set, path = EVERYTHING): Texts =>
  brokenTexts({ lint: '', name: '', place: '', path, set });

const FORM = 'form.properties';
const NOTE = { type: 'string', label: ['تێبینی', 'ملاحظة', 'Note'] };
const RENAMED = { type: 'string', label: ['ناوی بانگکردن', 'الكنية', 'Nickname'] };
const AGAIN = 'an answer kept in a draft may be refused now';

/** What is done to the form, and what is said of it. */
const CHANGES: readonly (readonly [name: string, set: Set, said: string])[] = [
  ['a field removed', { [`${FORM}.nickname`]: undefined }, '"nickname" is asked no longer'],
  [
    'a field renamed',
    { [`${FORM}.nickname`]: undefined, [`${FORM}.petName`]: RENAMED },
    '"nickname" is called "petName" now',
  ],
  ['a field added', { [`${FORM}.note`]: NOTE }, '"note" is new: applications already sent have'],
  [
    'a required field added',
    { [`${FORM}.note`]: NOTE, 'form.required.5': 'note' },
    '"note" is new, and required',
  ],
  [
    'another type',
    { [`${FORM}.height.type`]: 'integer' },
    '"height" was "number" and is "integer"',
  ],
  [
    'a choice removed',
    { [`${FORM}.purpose.choices.2.value`]: 'travel' },
    'has no choice "tourism"',
  ],
  [
    'a choice added',
    { [`${FORM}.purpose.choices.4`]: { value: 'visit', label: NOTE.label } },
    '"purpose" has the new choice "visit"',
  ],
  ['newly required', { 'form.required.5': 'nickname' }, '"nickname" is required now'],
  ['required no longer', { 'form.required': ['firstName'] }, '"email" is required no longer'],
  [
    'a bound narrowed',
    { [`${FORM}.nickname.maxLength`]: 5 },
    `"maxLength" of "nickname" was 20 and is 5: ${AGAIN}`,
  ],
  ['a bound raised', { [`${FORM}.people.minimum`]: 2 }, `and is 2: ${AGAIN}`],
  [
    'a bound widened',
    { [`${FORM}.people.minimum`]: 0 },
    '"minimum" of "people" was 1 and is 0: answers already given fit it still',
  ],
  ['a pattern', { [`${FORM}.nickname.pattern`]: '^[a-z]+$' }, '"pattern" of "nickname"'],
  ['a condition', { [`${FORM}.nickname.when`]: { single: true } }, 'it is hidden from some'],
  ['no condition', { [`${FORM}.papers.when`]: undefined }, 'it is asked of everybody now'],
  ['another wire', { [`${FORM}.legs.wire`]: undefined }, 'it is sent in another shape'],
  [
    'inside a row',
    { [`${FORM}.travellers.items.properties.age`]: undefined },
    '"age" is asked no longer',
  ],
];

describe('what a change does to answers already given', () => {
  it.each(CHANGES)('%s', (_, set, said) => {
    const { faults, notes } = versions(changed(set), soundTexts(), TODAY);
    expect(notes.map(faultLine).join('\n')).toContain(said);
    expect(faults.map(({ lint, file, mend }) => [lint, file, mend])).toEqual([
      ['version', EVERYTHING, 'write 5'],
    ]);
    const raised = versions(changed({ ...set, version: 5 }), soundTexts(), TODAY);
    expect(raised.notes.map(({ problem }) => problem)).toEqual(notes.map(({ problem }) => problem));
    expect(raised.faults).toEqual([]);
  });

  it('finds what changed behind a reference', () => {
    const now = changed({ 'surname.maxLength': 50 }, 'schemas/shared/person.json');
    const { faults, notes } = versions(now, soundTexts(), TODAY);
    expect([...new Set(notes.map(({ file }) => file))]).toEqual(['schemas/shared/person.json']);
    expect(faults.map(({ file }) => file)).toEqual(['schemas/services/residency.json']);
  });

  it.each<Set>([
    { [`${FORM}.nickname.label.2`]: 'Pet name' },
    { 'page.minutes': 11 },
    { version: 5 },
  ])('says nothing of %j', (set) => {
    expect(versions(changed(set), soundTexts(), TODAY)).toEqual({ faults: [], notes: [] });
  });

  it('refuses a version lower than before', () => {
    const { faults } = versions(changed({ version: 3 }), soundTexts(), TODAY);
    expect(faults.map(({ problem }) => problem)).toEqual(['the version was 4 and is 3']);
  });

  it('says that a service is gone', () => {
    const now = new Map([...soundTexts()].filter(([path]) => path !== EVERYTHING));
    const { faults, notes } = versions(now, soundTexts(), TODAY);
    expect(notes.map(({ problem }) => problem)).toEqual(['the service is gone']);
    expect(faults).toEqual([]);
  });
});

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function folderOf(texts: Texts): { root: string; git: (...args: string[]) => string } {
  const root = mkdtempSync(join(tmpdir(), 'versions-'));
  folders.push(root);
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  const git = (...args: string[]) =>
    execFileSync('git', [...who, ...args], { cwd: root }).toString();
  return { root, git };
}

describe('the last commit', () => {
  it('is nothing where there is no git, and nothing before the first', () => {
    const { root, git } = folderOf(soundTexts());
    expect(committedTexts(root)).toBeUndefined();
    git('init', '-q');
    expect(committedTexts(root)).toBeUndefined();
  });

  it('is compared with what is there, and makes the check end badly', () => {
    const { root, git } = folderOf(soundTexts());
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'first');
    expect(committedTexts(root)?.get(EVERYTHING)).toBe(soundTexts().get(EVERYTHING));
    const set = { 'form.required.5': 'nickname', 'sample.nickname': 'Dana' };
    writeFileSync(join(root, EVERYTHING), changed(set).get(EVERYTHING) ?? '');
    expect(endOf(root)).toEqual([1, expect.stringMatching(/write 5 {2}\[version\]\n/u)]);
    writeFileSync(join(root, EVERYTHING), changed({ ...set, version: 5 }).get(EVERYTHING) ?? '');
    expect(endOf(root)).toEqual([0, expect.stringMatching(/\[answers\]\ncheck: no fault\n$/u)]);
  });
});

function endOf(root: string): [code: number, out: string] {
  try {
    return [0, execFileSync(process.execPath, ['scripts/check.mjs', root]).toString()];
  } catch (error) {
    const { status, stdout } = error as { status: number; stdout: Buffer };
    return [status, stdout.toString()];
  }
}
