import { stepOf } from '../../definition/model/stepOf';
import type { Flow } from '../flow/flow';
import { focusIssue } from '../focusIssue';

/** Goes to the step of a dotted path and focuses its control. */
export function goToAnswer(flow: Flow, path: string): void {
  const { phase, returns } = flow.store.getState();
  flow.goTo(stepOf(flow.module.service, path), returns || phase === 'review');
  requestAnimationFrame(() => focusIssue(path));
}
