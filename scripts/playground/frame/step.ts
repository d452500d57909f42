import { newKey } from '../../../src/engine/dom/newKey';
import { prefilled } from '../../../src/definition/model/prefill';
import { draftOf } from '../shared/draftOf';
import type { OpenedService } from '../shared/openService';
import { playPorts } from './playPorts';

/**
 * Returns the number of the current step, from the engine's step bar or step list; undefined
 * without one.
 */
export function stepInSight(): number | undefined {
  const bar = document.querySelector<HTMLProgressElement>('.rg-step-progress');
  if (bar) return bar.value - 1;
  const steps = [...document.querySelectorAll('.rg-steps-step')];
  const current = steps.findIndex((step) => step.matches('[aria-current="step"]'));
  return current === -1 ? undefined : current;
}

/**
 * Sets the step at which the form opens next; to be called while it is closed. The step is part of
 * the draft, so if nothing was answered yet a draft is created from the initial values.
 */
export function beginAt(step: number, opened: OpenedService): void {
  const drafts = draftOf(opened);
  const { service } = opened.module;
  const values = prefilled(service.form, { today: playPorts(service).today() }, opened.handed);
  const draft = drafts.load() ?? {
    key: newKey(),
    values,
    unsaved: {},
    step: 0,
    savedAt: Date.now(),
  };
  if (draft.step !== step) drafts.save({ ...draft, step });
}
