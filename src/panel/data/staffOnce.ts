import { newKey } from '../../engine/dom/newKey';
import { forgetEdit, keepEdit, keptEdit } from './edits/keptEdits';
import { staffCall } from './staffCall';

/** What was sent last and is not known to have arrived, with its key. */
type Sent = readonly [json: string, key: string];

const nameOf = (path: string): string => `sent/${path}`;
const sentTo = (path: string) => keptEdit(nameOf(path)) as Sent | undefined;

/**
 * Posts what the server adds once: if the response was lost, the same body is sent again under the same key, after a
 * reload, too. Throws like staffCall.
 */
export async function staffOnce(path: string, body: object): Promise<unknown> {
  const json = JSON.stringify(body);
  const last = sentTo(path);
  const key = last?.[0] === json ? last[1] : newKey();
  keepEdit(nameOf(path), [json, key] satisfies Sent);
  const response = await staffCall('POST', path, body, { key });
  // Something else may be on its way by now.
  if (sentTo(path)?.[1] === key) forgetSent(path);
  return response;
}

/** What is sent next is something else, even if it is equal. */
export const forgetSent = (path: string): void => forgetEdit(nameOf(path));
