import { describe, expect, it } from 'vitest';
import type { Values } from '../../../src/definition/values';
import { issueAt } from '../../../src/definition/issue';
import { draftOf, open, said } from './form';

const answer = (flow: ReturnType<typeof open>, answers: Values) =>
  flow.scope.merge(Object.keys(answers), answers);
const state = (flow: ReturnType<typeof open>) => flow.store.getState();
const shown = (flow: ReturnType<typeof open>) => said(flow.scope.store.getState().issues);
const values = (flow: ReturnType<typeof open>) => flow.scope.store.getState().values;

describe('what the page hands over later', () => {
  const handing = (draft?: ReturnType<typeof draftOf>) =>
    open({ handed: { city: 'Slemani' }, ...(draft && { draft }) });

  it('wins at once, and leaves the other answers, the step and the key alone', () => {
    const flow = handing();
    answer(flow, { name: 'Dana' });
    flow.next();
    const { key } = state(flow);
    flow.hand({ city: 'Duhok' });
    expect(values(flow)).toMatchObject({ name: 'Dana', city: 'Duhok' });
    expect(state(flow)).toMatchObject({ key, step: 1, phase: 'filling' });
  });

  it('leaves what the visitor has typed over it, in a draft', () => {
    const flow = handing(draftOf({ values: { name: 'Lana', city: 'Duhok' } }));
    expect(values(flow)).toEqual({ name: 'Lana', city: 'Duhok' });
  });

  it('wins over a draft where nobody types', () => {
    const draft = draftOf({ values: { name: 'Lana', plan: 'of before' } });
    const flow = open({ handed: { plan: 'of today' }, draft });
    expect(values(flow)).toEqual({ name: 'Lana', plan: 'of today' });
  });

  it('goes into a draft that does not say', () => {
    const flow = handing(draftOf({ values: { name: 'Lana' } }));
    expect(values(flow)).toEqual({ name: 'Lana', city: 'Slemani' });
  });

  it('is the same as before: nothing begins anew', () => {
    const flow = handing();
    flow.hand({ city: 'Slemani' });
    expect(flow.scope.store.getState().epoch).toBe(0);
  });

  it('takes held texts along, and issues at its own fields away', () => {
    const flow = handing();
    flow.scope.pending.addText(() => answer(flow, { note: 'held' }));
    flow.scope.show([issueAt(['city'], 'maxLength', 3), issueAt(['name'], 'required')]);
    flow.hand({ city: 'Duhok' });
    expect(values(flow)).toMatchObject({ city: 'Duhok', note: 'held' });
    expect(shown(flow)).toEqual(['name required']);
  });

  it('leaves an answer that is handed over no more', () => {
    const flow = handing();
    flow.hand({});
    expect(values(flow).city).toBe('Slemani');
  });

  it('is no answer of the visitor: there is no draft of it, and a reset puts it in', () => {
    const flow = open();
    flow.hand({ city: 'Duhok' });
    expect(flow.snapshot()).toBeUndefined();
    answer(flow, { name: 'Dana' });
    flow.reset();
    expect(values(flow).city).toBe('Duhok');
  });

  it('leaves the confirmation in sight, and begins the next application with what is chosen by then', () => {
    const flow = handing();
    flow.store.setState({ phase: 'sent', sent: { reference: 'R', values: {} } });
    flow.hand({ city: 'Duhok' });
    expect(state(flow)).toMatchObject({ phase: 'sent', sent: { reference: 'R' } });
    flow.reset();
    expect(state(flow)).toMatchObject({ phase: 'filling', step: 0, sent: undefined });
    expect(values(flow).city).toBe('Duhok');
  });
});
