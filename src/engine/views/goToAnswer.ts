import { stepOf } from '../../definition/model/stepOf';
import type { Flow } from '../flow/flow';
import { focusIssue } from '../focusIssue';

/** Goes to the step of a dotted path and focuses its control; not while the form is sent. */
export function goToAnswer(flow: Flow, path: string): void {
  const { phase, returns } = flow.store.getState();
  // What is changed now would not be sent.
  if (phase === 'sending') return;
  flow.goTo(stepOf(flow.module.service, path), returns || phase === 'review');
  requestAnimationFrame(() => focusIssue(path));
}
