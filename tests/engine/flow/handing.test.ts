import { describe, expect, it } from 'vitest';
import { issueAt } from '../../../src/definition/model/issue';
import { answer, draftOf, open, said, TODAY } from './form';

const state = (flow: ReturnType<typeof open>) => flow.store.getState();
const shown = (flow: ReturnType<typeof open>) => said(flow.scope.store.getState().issues);
const values = (flow: ReturnType<typeof open>) => flow.scope.store.getState().values;

describe('a preset value that changes later', () => {
  const handing = (draft?: ReturnType<typeof draftOf>) =>
    open({ handed: { city: 'Slemani' }, ...(draft && { draft }) });

  it('is applied immediately, and keeps other answers, step and key', () => {
    const flow = handing();
    answer(flow, { name: 'Dana' });
    flow.next();
    const { key } = state(flow);
    flow.hand({ city: 'Duhok' });
    expect(values(flow)).toMatchObject({ name: 'Dana', city: 'Duhok' });
    expect(state(flow)).toMatchObject({ key, step: 1, phase: 'filling' });
  });

  it('does not replace what the visitor typed, in a draft', () => {
    const flow = handing(draftOf({ values: { name: 'Lana', city: 'Duhok' } }));
    expect(values(flow)).toEqual({ name: 'Lana', city: 'Duhok' });
  });

  it('overrides a draft if the field is not editable', () => {
    const draft = draftOf({ values: { name: 'Lana', plan: 'of before' } });
    const flow = open({ handed: { plan: 'of today' }, draft });
    expect(values(flow)).toEqual({ name: 'Lana', plan: 'of today' });
  });

  it('is added to a draft without one', () => {
    const flow = handing(draftOf({ values: { name: 'Lana' } }));
    expect(values(flow)).toEqual({ name: 'Lana', city: 'Slemani' });
  });

  it('changes nothing if it is the same', () => {
    const flow = handing();
    const before = flow.scope.store.getState();
    flow.hand({ city: 'Slemani' });
    expect(flow.scope.store.getState()).toBe(before);
  });

  it('flushes pending text, and removes issues at its own fields', () => {
    const flow = handing();
    flow.scope.pending.addText(() => answer(flow, { note: 'held' }));
    flow.scope.show([issueAt(['city'], 'maxLength', 3), issueAt(['name'], 'required')]);
    flow.hand({ city: 'Duhok' });
    expect(values(flow)).toMatchObject({ city: 'Duhok', note: 'held' });
    expect(shown(flow)).toEqual(['name required']);
  });

  it('keeps the answer when it is no longer passed', () => {
    const flow = handing();
    flow.hand({});
    expect(values(flow).city).toBe('Slemani');
  });

  it('does not create a draft, and is set again by a reset', () => {
    const flow = open();
    flow.hand({ city: 'Duhok' });
    expect(flow.snapshot()).toBeUndefined();
    answer(flow, { name: 'Dana' });
    flow.reset();
    expect(values(flow).city).toBe('Duhok');
  });

  it('keeps the confirmation visible, and applies to the next application', () => {
    const flow = handing();
    flow.store.setState({ phase: 'sent', sent: { reference: 'R', values: {}, day: TODAY } });
    flow.hand({ city: 'Duhok' });
    expect(state(flow)).toMatchObject({ phase: 'sent', sent: { reference: 'R' } });
    flow.reset();
    expect(state(flow)).toMatchObject({ phase: 'filling', step: 0, sent: undefined });
    expect(values(flow).city).toBe('Duhok');
  });
});
