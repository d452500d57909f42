import { beforeEach, describe, expect, it } from 'vitest';
import { createDrafts } from '../../../src/engine/flow/draft';
import { draftOf } from './form';

const DAY = 24 * 60 * 60 * 1000;
const NAME = 'rega-draft:visa';

let now = 0;
const drafts = (storage: Storage = localStorage) =>
  createDrafts(
    () => storage,
    'visa',
    () => now,
  );

beforeEach(() => {
  localStorage.clear();
  now = 1000;
});

describe('a draft', () => {
  const kept = draftOf({ unsaved: { 'jobs.entry': { company: 'ڕووداو' } } });

  it('is restored as saved, and gone after removal', () => {
    expect(drafts().load()).toBeUndefined();
    drafts().save(kept);
    expect(drafts().load()).toEqual(kept);
    drafts().remove();
    expect(drafts().load()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('stores why it was not sent, if the reason is known', () => {
    drafts().save({ ...kept, unsent: 'line' });
    expect(drafts().load()).toEqual({ ...kept, unsent: 'line' });
    drafts().save({ ...kept, unsent: 'never' as 'line' });
    expect(drafts().load()).toEqual(kept);
  });

  it('is restored from an older version, which stored unsaved answers as `loose`', () => {
    const { unsaved: loose, ...old } = kept;
    localStorage.setItem(NAME, JSON.stringify({ ...old, loose }));
    expect(drafts().load()).toEqual(kept);
  });

  it('is restored without unsaved answers that are none', () => {
    const unsaved = { ...kept.unsaved, a: null, b: 'text', c: ['row'], d: 1 };
    localStorage.setItem(NAME, JSON.stringify({ ...kept, unsaved }));
    expect(drafts().load()).toEqual(kept);
  });

  it('belongs to one form only', () => {
    drafts().save(kept);
    expect(
      createDrafts(
        () => localStorage,
        'vis',
        () => now,
      ).load(),
    ).toBeUndefined();
    createDrafts(
      () => localStorage,
      'ticket',
      () => now,
    ).remove();
    expect(drafts().load()).toEqual(kept);
  });

  it.each<[string, number, boolean]>([
    ['right away', 0, true],
    ['a moment before thirty days have passed', 30 * DAY - 1, true],
    ['when thirty days have passed', 30 * DAY, false],
    ['after a year', 365 * DAY, false],
  ])('%s: is stored %o ms later: %s', (_, later, there) => {
    drafts().save(kept);
    now += later;
    expect(drafts().load()).toEqual(there ? kept : undefined);
    // Expired personal answers are deleted, too.
    expect(localStorage.getItem(NAME) !== null).toBe(there);
  });
});

describe('an invalid draft', () => {
  const json = (changes: object) => JSON.stringify({ ...draftOf(), ...changes });

  it.each<[string, string]>([
    ['no JSON', '{"key":"k","st'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"draft"'],
    ['no values', json({ values: undefined })],
    ['values that are a list', json({ values: [] })],
    ['values that are null', json({ values: null })],
    ['no unsaved answers', json({ unsaved: undefined })],
    ['a key that is a number', json({ key: 1 })],
    ['an empty key', json({ key: '' })],
    ['a step that is a text', json({ step: '1' })],
    ['a step before the first', json({ step: -1 })],
    ['half a step', json({ step: 0.5 })],
    ['no date', json({ savedAt: undefined })],
  ])('%s opens an empty form, and is deleted', (_, text) => {
    localStorage.setItem(NAME, text);
    expect(drafts().load()).toBeUndefined();
    expect(localStorage.getItem(NAME)).toBeNull();
  });
});

describe('a failing storage', () => {
  const broken = (method: keyof Storage): Storage =>
    new Proxy(localStorage, {
      get: (storage, name) => {
        if (name === method) throw new DOMException('no', 'QuotaExceededError');
        const found: unknown = Reflect.get(storage, name);
        return typeof found === 'function' ? found.bind(storage) : found;
      },
    });

  it.each<keyof Storage>(['getItem', 'setItem', 'removeItem'])(
    '%s: does not affect the form',
    (method) => {
      const storage = broken(method);
      expect(() => drafts(storage).save(draftOf())).not.toThrow();
      expect(() => drafts(storage).load()).not.toThrow();
      expect(() => drafts(storage).remove()).not.toThrow();
    },
  );

  it('keeps the previous draft if a new one does not fit', () => {
    drafts().save(draftOf());
    drafts(broken('setItem')).save(draftOf({ values: { name: 'x'.repeat(9) } }));
    expect(drafts().load()?.values).toEqual({ name: 'Lana' });
  });
});
