import { describe, expect, it } from 'vitest';
import type { Values } from '../../../src/definition/model/values';
import { answer, draftOf, open, said } from './form';

const state = (flow: ReturnType<typeof open>) => flow.store.getState();
const shown = (flow: ReturnType<typeof open>) => said(flow.scope.store.getState().issues);
const values = (flow: ReturnType<typeof open>) => flow.scope.store.getState().values;

describe('steps in any order', () => {
  const stepper = (values: Values = { name: 'Lana' }, step = 0) =>
    open({ stepper: true, draft: draftOf({ values, step }) });

  it('go from the last to the first', () => {
    const flow = stepper({ name: 'Lana' }, 2);
    expect(flow.next()).toBe(true);
    expect(state(flow)).toMatchObject({ step: 0, phase: 'filling' });
  });

  it('are visited without validation, and flush pending text', () => {
    const flow = stepper({});
    flow.scope.pending.addText(() => answer(flow, { note: 'held' }));
    flow.goTo(2);
    expect(state(flow).step).toBe(2);
    expect(values(flow).note).toBe('held');
    expect(shown(flow)).toEqual([]);
  });

  it('lead to the review only if none has an error', () => {
    const flow = stepper({ note: 'x' }, 1);
    expect(flow.review()).toBe(false);
    expect(shown(flow)).toEqual(['name required', 'note pattern']);
    expect(state(flow)).toMatchObject({ step: 0, phase: 'filling' });
    answer(flow, { name: 'Dana', note: 'long enough' });
    expect(flow.review()).toBe(true);
    expect(state(flow).phase).toBe('review');
  });

  it('keep the errors of other steps visible', () => {
    const flow = stepper({ note: 'x' });
    flow.review();
    expect(flow.next()).toBe(false);
    answer(flow, { name: 'Dana' });
    expect(flow.next()).toBe(true);
    expect(shown(flow)).toEqual(['note pattern']);
  });
});
