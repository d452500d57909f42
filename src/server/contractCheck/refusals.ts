import { type Call, callKey } from '../../contract/contractCall';
import { named } from '../../contract/schema';
import type { Report } from './report';
import type { Target } from './target';

const ERRORS = named('Errors');
const NOBODY = 'nobody-has-this-id';
const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Checks that refused requests have the common error shape: staff's calls without a session, unknown records, and
 * unreadable bodies.
 * @param write also staff's calls that would write if they were not refused
 */
export async function checkRefusals(
  calls: readonly Call[],
  target: Target,
  report: Report,
  write: boolean,
): Promise<void> {
  for (const call of calls) {
    const path = call.path.replaceAll(/\{\w+\}/gu, NOBODY);
    if (call.staff && (call.method === 'GET' || write)) {
      const init = call.body ? { headers: JSON_TYPE, body: '{}' } : {};
      const answered = await target.call(path, { method: call.method, ...init });
      report.expect(`${callKey(call)} without a session`, answered, [401], ERRORS);
    } else if (call.method === 'GET' && call.path.includes('{id}')) {
      report.expect(`GET ${path}`, await target.call(path), [404], ERRORS);
    } else if (call.isSubmit && !call.staff) {
      const answered = await target.call(path, {
        method: 'POST',
        headers: JSON_TYPE,
        body: '{"a":',
      });
      report.expect(`POST ${path} with a truncated body`, answered, [400, 415], ERRORS);
    }
  }
  report.expect(`GET ${NOBODY}/`, await target.call(`${NOBODY}/`), [404], ERRORS);
}
