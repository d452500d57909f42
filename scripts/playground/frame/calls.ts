import { stepOf } from '../../../src/definition/model/stepOf';
import { focusIssue } from '../../../src/engine/focusIssue';
import type { PlayFrame } from '../shared/frameCalls';
import { close, open, useStage } from './stage';
import { beginAt } from './step';

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

function goToStepOf(path: string): void {
  const { opened } = useStage.getState();
  if (!opened) return;
  close();
  beginAt(stepOf(opened.module.service, path), opened);
  open();
}
