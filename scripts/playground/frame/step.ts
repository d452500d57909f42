import { newKey } from '../../../src/engine/flow/newKey';
import { opening } from '../../../src/engine/scope/opening';
import { draftOf } from '../shared/draftOf';
import type { OpenedService } from '../shared/openService';
import { playPorts } from './playPorts';

/** The number of the step that stands open, by the engine's bar or list of steps; undefined without one. */
export function stepInSight(): number | undefined {
  const bar = document.querySelector<HTMLProgressElement>('.rg-step-progress');
  if (bar) return bar.value - 1;
  const steps = [...document.querySelectorAll('.rg-steps-step')];
  const current = steps.findIndex((step) => step.matches('[aria-current="step"]'));
  return current === -1 ? undefined : current;
}

/**
 * Has the form begin at a step when it is opened next; to be called while it is closed. The step lies in the
 * draft, so where nothing was answered one is made of what the form opens with.
 */
export function beginAt(step: number, opened: OpenedService): void {
  const drafts = draftOf(opened);
  const { service } = opened.module;
  const values = opening(service.form, { today: playPorts(service).today() }, opened.handed);
  const draft = drafts.load() ?? { key: newKey(), values, loose: {}, step: 0, savedAt: Date.now() };
  if (draft.step !== step) drafts.save({ ...draft, step });
}
