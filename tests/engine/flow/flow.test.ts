import { describe, expect, it } from 'vitest';
import { issueAt } from '../../../src/definition/model/issue';
import { isLacking } from '../../../src/definition/validate/lacking';
import type { RefusedAnswer } from '../../../src/engine/ports';
import { answer, draftOf, open, said, TODAY } from './form';

const state = (flow: ReturnType<typeof open>) => flow.store.getState();
const shown = (flow: ReturnType<typeof open>) => said(flow.scope.store.getState().issues);
const values = (flow: ReturnType<typeof open>) => flow.scope.store.getState().values;

describe('createFlow', () => {
  it('starts with prefills and preset values', () => {
    const flow = open({ handed: { city: 'Slemani', other: 'unasked' } });
    expect(values(flow)).toEqual({ born: TODAY, city: 'Slemani', married: false });
    expect(state(flow)).toMatchObject({ step: 0, phase: 'filling', failed: undefined });
    expect(state(flow).restoredFrom).toBeUndefined();
    expect(shown(flow)).toEqual([]);
  });

  it('creates a key', () => {
    expect(state(open()).key).not.toBe(state(open()).key);
  });

  it('restores only answers, key and unsaved entries of a draft', () => {
    const flow = open({ draft: draftOf({ unsaved: { spouse: { first: 'A' } } }) });
    expect(values(flow)).toEqual({ name: 'Lana' });
    expect(state(flow)).toMatchObject({ key: 'the-key-of-last-time', step: 1, restoredFrom: 1000 });
    expect(flow.unsaved.get('spouse')).toEqual({ first: 'A' });
  });

  it('says that its draft came from another device, until something is changed here', () => {
    const flow = open({ draft: { ...draftOf({ values: { name: 'Lana' } }), isBrought: true } });
    expect(state(flow).wasBrought).toBe(true);
    answer(flow, { name: 'Naz' });
    expect(flow.snapshot()).not.toHaveProperty('isBrought');
  });

  it.each([
    [0, 0],
    [2, 2],
    [3, 2],
    [99, 2],
  ])('continues at step %i for a draft at step %i', (step, opened) => {
    const flow = open({ draft: draftOf({ step }) });
    expect(state(flow).step).toBe(opened);
    expect(state(flow).phase).toBe('filling');
  });

  it('opens a request that was not sent at its review, and reports it', () => {
    const flow = open({ draft: draftOf({ unsent: 'line' }) });
    expect(state(flow)).toMatchObject({ phase: 'review', failed: 'server', wasUnsent: true });
    expect(flow.snapshot()).toMatchObject({ unsent: 'server', key: 'the-key-of-last-time' });
    flow.goTo(0);
    expect(flow.snapshot()).not.toHaveProperty('unsent');
    flow.store.setState({ phase: 'sending', failed: undefined });
    expect(flow.snapshot()).toMatchObject({ unsent: 'line' });

    const refused = open({ draft: draftOf({ unsent: 'server', values: { note: 'x' } }) });
    expect(state(refused)).toMatchObject({ phase: 'filling', step: 1, wasUnsent: true });
  });

  it('omits answers to removed questions', () => {
    const gone = { name: 'Lana', gone: 'x', spouse: { last: 'A', gone: 'x' }, married: true };
    const flow = open({ draft: draftOf({ values: gone }) });
    expect(flow.verify(), shown(flow).join()).toBe(true);
  });
});

describe('a change from the review', () => {
  const reviewed = () => {
    const flow = open({ draft: draftOf({ unsent: 'line' }) });
    flow.goTo(0, true);
    return flow;
  };

  it('returns to the review', () => {
    const flow = reviewed();
    expect(flow.next()).toBe(true);
    expect(state(flow).phase).toBe('review');
    flow.goTo(0);
    expect(flow.next()).toBe(true);
    expect(state(flow)).toMatchObject({ phase: 'filling', step: 1 });
  });

  it('returns by way of a step with an error', () => {
    const flow = reviewed();
    answer(flow, { note: 'x' });
    expect(flow.next()).toBe(false);
    expect(state(flow)).toMatchObject({ phase: 'filling', step: 2 });
    answer(flow, { note: 'xyz' });
    expect(flow.next()).toBe(true);
    expect(state(flow).phase).toBe('review');
  });
});

describe('next', () => {
  it('validates only its own step', () => {
    const flow = open();
    answer(flow, { note: 'x' });
    expect(flow.next()).toBe(false);
    expect(shown(flow)).toEqual(['name required']);
    expect(state(flow).step).toBe(0);
    answer(flow, { name: 'Dana' });
    expect(flow.next()).toBe(true);
    expect(state(flow).step).toBe(1);
    expect(shown(flow)).toEqual([]);
  });

  it('requires visible blocks only', () => {
    const flow = open({ draft: draftOf({ values: { name: 'Lana', married: true } }) });
    expect(flow.next()).toBe(false);
    expect(shown(flow)).toEqual(['spouse.last required']);
    answer(flow, { spouse: { first: 'A' } });
    expect(flow.next()).toBe(false);
    expect(shown(flow)).toEqual(['spouse.last required']);
    answer(flow, { married: false });
    expect(flow.next()).toBe(true);
  });

  it('goes from the last step to the review', () => {
    const flow = open({ draft: draftOf({ step: 2 }) });
    expect(flow.next()).toBe(true);
    expect(state(flow)).toMatchObject({ phase: 'review', step: 2 });
  });

  it('flushes pending text before validating', () => {
    const flow = open();
    flow.scope.pending.addText(() => answer(flow, { name: 'Dana' }));
    expect(flow.next()).toBe(true);
    expect(values(flow).name).toBe('Dana');
  });

  it('stays if an entry of its step is unfinished, but not one of another', () => {
    const flow = open({ draft: draftOf({ step: 0 }) });
    flow.scope.pending.addEntry(() => [issueAt(['note'], 'unfinished')]);
    expect(flow.next()).toBe(true);
    flow.goTo(2);
    expect(flow.next()).toBe(false);
    expect(shown(flow)).toEqual(['note unfinished']);
  });

  it('leaves out no entry that was begun on a way back from the review', () => {
    const flow = open({ draft: draftOf({ step: 2 }) });
    flow.next();
    flow.goTo(2);
    flow.unsaved.set('guests.entry', { name: 'Sara' });
    // As the browser's Back does.
    flow.goTo('review');
    expect(flow.verify()).toBe(false);
    expect(shown(flow)).toEqual(['guests unfinished']);
  });
});

describe('goTo', () => {
  it('flushes pending text, from the review too', () => {
    const flow = open({ draft: draftOf({ step: 2 }) });
    flow.next();
    flow.scope.pending.addText(() => answer(flow, { note: 'held' }));
    flow.goTo(0);
    expect(state(flow)).toMatchObject({ phase: 'filling', step: 0 });
    expect(values(flow).note).toBe('held');
  });
});

describe('refuse', () => {
  it.each<[string, RefusedAnswer[], number]>([
    ['the last step', [{ path: 'photos', code: 'fileType' }], 2],
    ['a place deep inside', [{ path: 'spouse.last', code: 'required' }], 1],
    ['words of the server', [{ path: 'married', message: 'نابێت' }], 1],
    ['the form as a whole', [{ path: '', message: 'Too late' }], 0],
    ['a field that nobody knows', [{ path: 'nobody', code: 'unknown' }], 0],
    ['nothing in particular', [], 0],
    [
      'several, in whatever order',
      [
        { path: 'note', code: 'pattern' },
        { path: 'spouse', code: 'required' },
        { path: 'photos', code: 'fileSize' },
      ],
      1,
    ],
  ])('goes to the first step with an error: %s', (_, issues, step) => {
    const flow = open({ draft: draftOf({ step: 2 }) });
    flow.next();
    flow.refuse(issues);
    expect(state(flow)).toMatchObject({ phase: 'filling', step });
    expect(shown(flow)).toEqual(said(issues));
  });
});

describe('verify', () => {
  it('finds errors in any step', () => {
    const flow = open({
      draft: draftOf({ values: { name: 'Lana', note: 'x', born: '2027-01-01' } }),
    });
    expect(flow.verify()).toBe(false);
    expect(shown(flow)).toEqual(['born notAfter', 'note pattern']);
    expect(state(flow)).toMatchObject({ phase: 'filling', step: 0 });
  });

  it('lets pass what is missing where it may be missing, and nothing that is wrong', () => {
    const values = { married: true, spouse: { first: 'Lana' } };
    expect(open({ draft: draftOf({ values }) }).verify()).toBe(false);
    expect(open({ draft: draftOf({ values }), mayLack: isLacking }).verify()).toBe(true);
    const wrong = open({ draft: draftOf({ values: { note: 'x' } }), mayLack: isLacking });
    expect(wrong.verify()).toBe(false);
    expect(shown(wrong)).toEqual(['note pattern']);
  });

  it('changes nothing if all is valid', () => {
    const flow = open({ draft: draftOf({ step: 2 }) });
    flow.next();
    expect(flow.verify()).toBe(true);
    expect(state(flow).phase).toBe('review');
  });
});

describe('reset', () => {
  it('starts a new form with a new key', () => {
    const flow = open({ draft: draftOf({ unsaved: { spouse: { first: 'A' } } }) });
    flow.refuse([{ path: 'name', code: 'required' }]);
    flow.reset();
    expect(values(flow)).toEqual({ born: TODAY, married: false });
    expect(shown(flow)).toEqual([]);
    expect(flow.unsaved.all()).toEqual({});
    expect(state(flow)).toMatchObject({
      step: 0,
      phase: 'filling',
      failed: undefined,
      progress: 0,
    });
    expect(state(flow).restoredFrom).toBeUndefined();
    expect(state(flow).key).not.toBe('the-key-of-last-time');
  });

  it('sets the preset values again', () => {
    const flow = open({ handed: { city: 'Hewlêr' } });
    answer(flow, { city: 'Duhok' });
    flow.reset();
    expect(values(flow).city).toBe('Hewlêr');
  });
});

describe('snapshot', () => {
  it('returns a draft from which the form continues', () => {
    const flow = open();
    answer(flow, { name: 'Dana' });
    flow.next();
    flow.unsaved.set('spouse', { first: 'A' });
    const draft = flow.snapshot();
    const again = open({ draft });
    expect(values(again)).toEqual(values(flow));
    expect(state(again)).toMatchObject({ step: 1, key: state(flow).key });
    expect(again.unsaved.all()).toEqual({ spouse: { first: 'A' } });
    expect(JSON.parse(JSON.stringify(draft))).toEqual(draft);
  });

  it.each<[string, (flow: ReturnType<typeof open>) => void, boolean]>([
    ['nothing', () => undefined, false],
    ['a mere look at the next step', (flow) => flow.goTo(1), false],
    ['an answer', (flow) => answer(flow, { name: 'D' }), true],
    ['a prefill taken away', (flow) => answer(flow, { born: undefined }), true],
    ['something in a dialog', (flow) => flow.unsaved.set('spouse', { first: 'A' }), true],
    [
      'an answer that was taken back',
      (flow) => {
        answer(flow, { name: 'D' });
        answer(flow, { name: undefined });
      },
      false,
    ],
    [
      'a form that was reset',
      (flow) => {
        answer(flow, { name: 'D' });
        flow.unsaved.set('spouse', { first: 'A' });
        flow.reset();
      },
      false,
    ],
  ])('is stored after %s: %3$s', (_, act, kept) => {
    const flow = open();
    act(flow);
    expect(flow.snapshot() !== undefined).toBe(kept);
  });
});
