import { stepOf } from '../../../src/definition/stepOf';
import { focusIssue } from '../../../src/engine/focusIssue';
import { opening } from '../../../src/engine/scope/opening';
import { newKey } from '../../../src/engine/flow/newKey';
import { draftOf } from '../shared/draftOf';
import type { PlayFrame } from '../shared/frameCalls';
import { close, open, useStage } from './stage';

export const playFrame: PlayFrame = {
  close,
  open: () => open(),
  goOn: () => document.querySelector<HTMLFormElement>('form.rg-step')?.requestSubmit(),
  show(path) {
    goToStepOf(path);
    window.focus();
    focusIssue(path);
  },
};

/** The step lies in the draft; without one the form stands at its first step with what it opens with. */
function goToStepOf(path: string): void {
  const { opened } = useStage.getState();
  if (!opened) return;
  const { service } = opened.module;
  const drafts = draftOf(opened);
  const step = stepOf(service, path);
  close();
  const today = new Date().toISOString().slice(0, 10);
  const values = opening(service.form, { today }, opened.handed);
  const draft = drafts.load() ?? { key: newKey(), values, loose: {}, step: 0, savedAt: Date.now() };
  if (draft.step !== step) drafts.save({ ...draft, step });
  open();
}
