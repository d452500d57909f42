import i18next from 'i18next';
import { STORE_SERVICE_CALLS } from '../../contract/storeServices';
import { readAs } from '../../contract/readAs';
import { pick, type Text } from '../../definition/model/text';
import type { Service } from '../../definition/model/service';
import type { Outcome, Ports } from '../../engine/ports';
import { call } from '../../platform/api/call';
import { loadTexts, languageStore } from '../../platform/language/languageStore';

// What few forms need, in one chunk.

/** Refuses to send the form of a draft, in the reader's language. */
export const refuseDraft = (): Outcome => ({
  kind: 'refused',
  issues: [{ path: '', message: i18next.t('draftPage.notSent'), origin: 'server' }],
});

/** Marks the answers of a draft whose questions have changed since it was begun, and names those that are no longer asked. */
export async function markChanged(
  id: string,
  ...[since, { store, show }]: Parameters<NonNullable<Ports['markChanged']>>
): Promise<void> {
  const { fields, removed } = await changesSince(id, since);
  const message = i18next.t('draftPage.changed');
  const { values } = store.getState();
  const isAnswered = (name: string) => values[name] !== undefined;
  const { language } = languageStore.getState();
  const gone = removed.filter(({ name }) => isAnswered(name));
  const names = gone.map(({ label }) => `“${pick(label as unknown as Text, language)}”`);
  show([
    ...fields.filter(isAnswered).map((path) => ({ path, message })),
    ...(gone.length > 0
      ? [{ path: '', message: i18next.t('draftPage.removed', { names: names.join(' ') }) }]
      : []),
  ]);
}

/** Returns the refusal of an application; of a form that has changed since the page was loaded it says so. */
export async function refusedOf(
  { id, version }: Pick<Service, 'id' | 'version'>,
  refused: Extract<Outcome, { readonly kind: 'refused' }>,
): Promise<Outcome> {
  try {
    if ((await changesSince(id, version)).version === version) return refused;
  } catch {
    return refused;
  }
  const message = i18next.t('draftPage.outdated');
  const ofFields = refused.issues.filter(({ path }) => path !== '');
  return { ...refused, issues: [{ path: '', message, origin: 'server' }, ...ofFields] };
}

async function changesSince(id: string, since: number) {
  const { path, response } = STORE_SERVICE_CALLS.changed;
  const [body] = await Promise.all([
    call('GET', path.replace('{id}', id), { query: { since }, quiet: true, showsMissing: true }),
    loadTexts('status'),
  ]);
  return readAs(response.schema, body);
}
