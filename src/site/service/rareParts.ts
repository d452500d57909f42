import i18next from 'i18next';
import { STORE_SERVICE_CALLS } from '../../contract/storeServices';
import { readAs } from '../../contract/readAs';
import type { Outcome, Ports } from '../../engine/ports';
import { call } from '../../platform/api/call';
import { loadTexts } from '../../platform/language/languageStore';

// What few forms need, in one chunk.

/** Refuses to send the form of a draft, in the reader's language. */
export const refuseDraft = (): Outcome => ({
  kind: 'refused',
  issues: [{ path: '', message: i18next.t('draftPage.notSent'), origin: 'server' }],
});

/** Marks the answers of a draft whose questions have changed since it was begun. */
export async function markChanged(
  id: string,
  ...[since, { store, show }]: Parameters<NonNullable<Ports['markChanged']>>
): Promise<void> {
  const { path, response } = STORE_SERVICE_CALLS.changed;
  const [body] = await Promise.all([
    call('GET', path.replace('{id}', id), { query: { since }, quiet: true, showsMissing: true }),
    loadTexts('status'),
  ]);
  const message = i18next.t('draftPage.changed');
  const { values } = store.getState();
  const { fields } = readAs(response.schema, body);
  show(fields.flatMap((name) => (values[name] === undefined ? [] : [{ path: name, message }])));
}
