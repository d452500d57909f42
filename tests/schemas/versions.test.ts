import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { issueLine } from '../../src/lint/base/checkIssue';
import { main } from '../../scripts/check/main';
import type { Texts } from '../../src/lint/base/project';
import { committedTexts } from '../../scripts/check/versions/committed';
import { versions } from '../../scripts/check/versions/versions';
import { brokenTexts, EVERYTHING, soundTexts, TODAY } from './project';

// CPU-bound: a timeout on a busy machine would say nothing.
vi.setConfig({ testTimeout: 60_000 });

/** Values by their dotted paths; undefined removes one. */
type Edits = Readonly<Record<string, unknown>>;

const changed = (set: Edits, path = EVERYTHING): Texts =>
  brokenTexts({ lint: '', name: '', place: '', path, set, withOther: true });

const FORM = 'form.properties';
const NOTE = { type: 'string', label: ['تێبینی', 'ملاحظة', 'Note'] };
const RENAMED = { type: 'string', label: ['ناوی بانگکردن', 'الكنية', 'Nickname'] };
const SECTIONS = { field: 'form', content: 'hotels', in: 'form' };
const AGAIN = 'an answer kept in a draft may be refused now';

/** Changes to the form, and the expected note. */
const CHANGES: readonly (readonly [name: string, set: Edits, said: string])[] = [
  ['a field removed', { [`${FORM}.nickname`]: undefined }, '"nickname" is no longer asked'],
  [
    'a field renamed',
    { [`${FORM}.nickname`]: undefined, [`${FORM}.petName`]: RENAMED },
    '"nickname" is now called "petName"',
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
    'no longer has the choice "tourism"',
  ],
  [
    'a choice added',
    { [`${FORM}.purpose.choices.4`]: { value: 'visit', label: NOTE.label } },
    '"purpose" has the new choice "visit"',
  ],
  ['newly required', { 'form.required.5': 'nickname' }, '"nickname" is required now'],
  ['required no longer', { 'form.required': ['firstName'] }, '"email" is no longer required'],
  [
    'a bound narrowed',
    { [`${FORM}.nickname.maxLength`]: 5 },
    `"maxLength" of "nickname" was 20 and is 5: ${AGAIN}`,
  ],
  ['a bound raised', { [`${FORM}.people.minimum`]: 2 }, `and is 2: ${AGAIN}`],
  [
    'a bound widened',
    { [`${FORM}.people.minimum`]: 0 },
    '"minimum" of "people" was 1 and is 0: answers already given are still valid',
  ],
  ['a pattern', { [`${FORM}.nickname.pattern`]: '^[a-z]+$' }, '"pattern" of "nickname"'],
  ['a condition', { [`${FORM}.nickname.when`]: { single: true } }, 'it is hidden from some'],
  ['no condition', { [`${FORM}.papers.when`]: undefined }, 'it is asked of everybody now'],
  ['another wire', { [`${FORM}.legs.wire`]: undefined }, 'it is sent in another shape'],
  [
    'inside a row',
    { [`${FORM}.travellers.items.properties.age`]: undefined },
    '"age" is no longer asked',
  ],
];

/** Changes to what is sent beside the form's answers. */
const SENT: typeof CHANGES = [
  ['a constant', { 'submit.constants.origin': 'app' }, '"constants" was "web" and is "app"'],
  [
    'a new constant',
    { 'submit.constants.shop': 1 },
    'is 1: applications already sent have nothing',
  ],
  [
    'a constant gone',
    { 'submit.constants.isDemo': undefined },
    'already sent keep it, and new ones',
  ],
  ['a list in another order', { 'submit.lists.extra': ['hobbies', 'witness'] }, 'in another shape'],
  ['no lists', { 'submit.lists': undefined }, '"extra" of "lists" was ["witness","hobbies"]'],
  ['an answer not sent', { 'submit.omit.5': 'about' }, '"about" is asked, but no longer sent'],
  ['an answer sent', { 'submit.omit': ['dateOfBirth'] }, '"priceAdult" is sent now'],
  ['sections', { sections: SECTIONS }, 'sections are asked now: applications already sent have no'],
];

/** Changes to where answers are stored, which leave the answers unchanged. */
const KEPT: typeof CHANGES = [
  ['another address', { 'submit.path': 'client/all/' }, 'open pages send as before'],
  ['another encoding', { 'submit.encoding': 'json' }, '"multipart" and is "json"'],
  ['another list', { 'staff.list': 'everybody/' }, 'cannot be found at the old path'],
  ['a page of its own', { 'staff.read': 'one/{id}/' }, '"read" of "staff" was nothing and is'],
  ['a shorter time', { 'staff.retentionDays': 30 }, 'are erased within a day, permanently'],
];

describe('the effect of a change on answers already given', () => {
  it.each([...CHANGES, ...SENT])('is reported for %s', (_, set, said) => {
    const { issues, notes } = versions(changed(set), soundTexts(), TODAY);
    expect(notes.map(issueLine).join('\n')).toContain(said);
    expect(issues.map(({ lint, file, fix }) => [lint, file, fix])).toEqual([
      ['version', EVERYTHING, 'write 5'],
    ]);
    const raised = versions(changed({ ...set, version: 5 }), soundTexts(), TODAY);
    expect(raised.notes.map(({ problem }) => problem)).toEqual(notes.map(({ problem }) => problem));
    expect(raised.issues).toEqual([]);
  });

  it.each(KEPT)('is reported for %s, without a new version', (_, set, said) => {
    const { issues, notes } = versions(changed(set), soundTexts(), TODAY);
    expect(notes.map(issueLine).join('\n')).toContain(said);
    expect(issues).toEqual([]);
  });

  it.each<readonly [keyword: string, value: unknown, said: string]>([
    ['field', 'answers', 'applications already sent keep the old name'],
    ['in', 'questions', 'are refused and ask the new questions'],
    ['when', { single: false }, 'may be refused and ask again'],
  ])('is reported for another %s of the sections', (keyword, value, said) => {
    const before = changed({ sections: SECTIONS });
    const now = changed({ sections: { ...SECTIONS, [keyword]: value } });
    const { issues, notes } = versions(now, before, TODAY);
    expect(notes.map(issueLine).join('\n')).toContain(`"${keyword}" of "sections" was`);
    expect(notes.map(({ fix }) => fix).join('\n')).toContain(said);
    expect(issues).toHaveLength(1);
  });

  it('is reported with its line', () => {
    const now = changed({ 'submit.constants.origin': 'app' });
    const lines = now.get(EVERYTHING)?.split('\n') ?? [];
    const [note] = versions(now, soundTexts(), TODAY).notes;
    expect(lines[(note?.line ?? 0) - 1]).toContain('"origin": "app"');
  });

  it('is reported for a change behind a reference', () => {
    const now = changed({ 'surname.maxLength': 50 }, 'schemas/shared/person.json');
    const { issues, notes } = versions(now, soundTexts(), TODAY);
    expect([...new Set(notes.map(({ file }) => file))]).toEqual(['schemas/shared/person.json']);
    expect(issues.map(({ file }) => file)).toEqual(['schemas/services/residency.json']);
  });

  it.each<Edits>([
    { [`${FORM}.nickname.label.2`]: 'Pet name' },
    { 'page.minutes': 11 },
    { version: 5 },
  ])('is not reported for %j', (set) => {
    expect(versions(changed(set), soundTexts(), TODAY)).toEqual({ issues: [], notes: [] });
  });

  it('includes an error for a lower version', () => {
    const { issues } = versions(changed({ version: 3 }), soundTexts(), TODAY);
    expect(issues.map(({ problem }) => problem)).toEqual(['the version was 4 and is 3']);
  });

  it('is reported for a removed service', () => {
    const now = new Map([...soundTexts()].filter(([path]) => path !== EVERYTHING));
    const { issues, notes } = versions(now, soundTexts(), TODAY);
    expect(notes.map(({ problem }) => problem)).toEqual(['the service was removed']);
    expect(issues).toEqual([]);
  });
});

const HOTELS = 'schemas/content/hotels.json';
const FIELD = 'fields';

/** Changes to the fields of a content type, and the expected note. */
const KINDS: typeof CHANGES = [
  ['a field removed', { [`${FIELD}.open`]: undefined }, '"open" is no longer asked: nobody sees'],
  ['a field added', { [`${FIELD}.note`]: NOTE }, '"note" is new: in records already written'],
  [
    'one that has to be filled in',
    { [`${FIELD}.rank`]: { type: 'integer', label: NOTE.label, minimum: 1 } },
    '"rank" is new, and required',
  ],
  ['a text in three languages', { [`${FIELD}.since.translated`]: true }, 'is "translated text"'],
  ['no picture any more', { [`${FIELD}.photo.widget`]: undefined }, '"image" and is "string"'],
  ['another type', { [`${FIELD}.open.type`]: 'string' }, 'staff must write it again'],
  ['a bound narrowed', { [`${FIELD}.stars.maximum`]: 3 }, 'was 5 and is 3: a record already'],
  ['a bound widened', { [`${FIELD}.stars.maximum`]: 7 }, 'records already written are still valid'],
  [
    'a choice removed',
    { [`${FIELD}.board.choices.0.value`]: 'bed' },
    '"board" no longer has the choice "full": records that have it keep it',
  ],
  [
    'another kind named',
    { [`${FIELD}.near.refersTo.0.content`]: 'options' },
    'ids already written may lead',
  ],
  [
    'inside a group',
    { [`${FIELD}.place.properties.city`]: undefined, [`${FIELD}.place.properties.note`]: NOTE },
    '"city" is no longer asked',
  ],
  [
    'inside a row',
    { [`${FIELD}.rooms.items.properties.price.type`]: 'integer' },
    '"price" was "number" and is "integer"',
  ],
  ['a row itself', { [`${FIELD}.tags.items.maxLength`]: 10 }, '"maxLength" of "items" was 20'],
];

describe('the effect of a change on records already written', () => {
  it.each(KINDS)('is reported for %s', (_, set, said) => {
    const { issues, notes } = versions(changed(set, HOTELS), soundTexts(), TODAY);
    expect(notes.map(issueLine).join('\n')).toContain(said);
    expect(notes.every(({ lint, file }) => lint === 'records' && file === HOTELS)).toBe(true);
    expect(issues.map(({ file, fix }) => [file, fix])).toEqual([[HOTELS, 'write 2']]);
    const raised = versions(changed({ ...set, version: 2 }, HOTELS), soundTexts(), TODAY);
    expect(raised.issues).toEqual([]);
  });

  it.each<Edits>([
    { [`${FIELD}.name.label.2`]: 'The name' },
    { 'samples.0.stars': 5 },
    { panel: 'home/houses' },
  ])('is not reported for %j', (set) => {
    const now = changed(set, HOTELS);
    expect(versions(now, soundTexts(), TODAY)).toEqual({ issues: [], notes: [] });
  });

  it('is reported for a removed content type', () => {
    const now = new Map([...soundTexts()].filter(([path]) => path !== HOTELS));
    const { notes } = versions(now, soundTexts(), TODAY);
    expect(notes.map(({ problem }) => problem)).toEqual(['the content type was removed']);
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
  it('is empty without git, and before the first commit', () => {
    const { root, git } = folderOf(soundTexts());
    expect(committedTexts(root)).toBeUndefined();
    git('init', '-q');
    expect(committedTexts(root)).toBeUndefined();
  });

  it('is compared with the files, and fails the check if the version is missing', () => {
    const { root, git } = folderOf(soundTexts());
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'first');
    expect(committedTexts(root)?.get(EVERYTHING)).toBe(soundTexts().get(EVERYTHING));
    const set = { 'form.required.5': 'nickname', 'sample.nickname': 'Dana' };
    writeFileSync(join(root, EVERYTHING), changed(set).get(EVERYTHING) ?? '');
    expect(endOf(root)).toEqual([1, expect.stringMatching(/write 5 {2}\[version\]\n/u)]);
    writeFileSync(join(root, EVERYTHING), changed({ ...set, version: 5 }).get(EVERYTHING) ?? '');
    expect(endOf(root)).toEqual([0, expect.stringMatching(/\[answers\]\ncheck: no errors\n$/u)]);
  });
});

function endOf(root: string): [code: number, out: string] {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    const code = main(root);
    return [code, said.mock.calls.map(([line]) => `${line}\n`).join('')];
  } finally {
    said.mockRestore();
  }
}
