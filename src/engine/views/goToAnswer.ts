import { stepOf } from '../../definition/stepOf';
import type { Flow } from '../flow/flow';
import { focusIssue } from '../focusIssue';

/** Goes to the step in which a dotted path is asked for, and focuses its control there. */
export function goToAnswer(flow: Flow, path: string): void {
  const { phase, returns } = flow.store.getState();
  flow.goTo(stepOf(flow.module.service, path), returns || phase === 'review');
  requestAnimationFrame(() => focusIssue(path));
}
