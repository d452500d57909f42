import type { Fault } from './fault';
import { jsonFaultLine } from './jsonFault';

/**
 * The fault of a text that is no JSON.
 * @param problem what the parser says
 */
export function notJson(file: string, text: string, problem: string): Fault {
  const mend = 'look for a comma or a quotation mark too many or too few';
  return { file, at: jsonFaultLine(text) ?? 1, problem: `no JSON (${problem})`, mend };
}
