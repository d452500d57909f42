import i18next from 'i18next';
import { STORE_SERVICE_CALLS } from '../../contract/composing';
import { readAs } from '../../contract/readAs';
import type { RefusedAnswer } from '../../engine/ports';
import { call } from '../../platform/api/call';
import { loadTexts } from '../../platform/language/languageStore';

/** Returns the questions of a service that have changed since a draft was begun, for the visitor to look at. */
export async function changedAnswers(id: string, since: number): Promise<readonly RefusedAnswer[]> {
  const { path, response } = STORE_SERVICE_CALLS.changed;
  const [body] = await Promise.all([
    call('GET', path.replace('{id}', id), { query: { since }, quiet: true, showsMissing: true }),
    loadTexts('status'),
  ]);
  const message = i18next.t('draftPage.changed');
  return readAs(response.schema, body).fields.map((field) => ({ path: field, message }));
}
