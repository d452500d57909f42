import { fold } from '../../definition/model/fold';
import { call } from '../../platform/api/call';
import { backendHas } from '../../platform/api/capabilities';
import { inboxIn } from '../applications/inbox';
import type { ViewData } from '../../contract/views';
import { createCall, listCall } from '../content/calls';
import { recordHref } from '../base/recordHref';
import { draftTitle } from '../content/draftTitle';
import { toRecordPage } from '../content/records';
import { t } from '../language/t';
import { ownText } from '../language/panelLanguage';
import { panelHref } from '../base/panelHref';
import { navigationFor } from '../layout/navigation';
import { panelPages, serviceName } from '../pages';
import { leavePanel } from '../session/leavePanel';
import type { May } from '../session/may';

export interface PaletteEntry {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  /** What tells it from others of the same title. */
  readonly hint?: string;
  /** A page, or what is done. */
  readonly to: string | (() => void);
}

const kindsOf = (may: May) => (may('editContent') ? panelPages.flatMap(({ kinds }) => kinds) : []);

/** Returns what the panel knows without asking: pages, saved lists, and what can be done. */
export function knownEntries(may: May, views: readonly ViewData[]): readonly PaletteEntry[] {
  const pages = navigationFor(may).flatMap(({ items }) =>
    items.map(({ path, title }) => ({
      id: `page ${path}`,
      group: t('Pages'),
      title,
      to: panelHref(path),
    })),
  );
  const lists = views.map(({ id, name, query }) => ({
    id: `list ${id}`,
    group: t('Saved lists'),
    title: name,
    to: `${panelHref('home/inbox')}?${query}`,
  }));
  const additions = kindsOf(may)
    .filter((kind) => kind.many && createCall(kind) !== undefined)
    .map((kind) => ({
      id: `add ${kind.id}`,
      group: t('Actions'),
      title: t('Add: {{name}}', { name: ownText(kind.title) }),
      to: recordHref(kind),
    }));
  const leave = { id: 'leave', group: t('Actions'), title: t('Log out'), to: leavePanel };
  return [...pages, ...lists, ...additions, leave];
}

/** Returns those whose title has every word, in whichever spelling. */
export function matchingEntries(
  entries: readonly PaletteEntry[],
  text: string,
): readonly PaletteEntry[] {
  const words = fold(text).split(/\s+/u);
  return entries.filter(({ title }) => words.every((word) => fold(title).includes(word)));
}

const MOST_APPLICATIONS = 6;
const MOST_RECORDS = 3;

/** Searches applications and content on the server; a part that cannot be searched is left out. */
export async function foundEntries(
  text: string,
  may: May,
  signal: AbortSignal,
): Promise<readonly PaletteEntry[]> {
  if (!backendHas('listQueries')) return [];
  const search = new URLSearchParams({ search: text, page: '1' });
  const get = (path: string, perPage: number) =>
    call('GET', `${path}?${search}&perPage=${perPage}`, { signal, quiet: true });
  const applications = async () =>
    inboxIn(await get('application/', MOST_APPLICATIONS)).rows.map((row) => ({
      id: `application ${row.id}`,
      group: t('Applications'),
      title: row.name || row.reference,
      hint: [serviceName(row.service), row.about, row.reference].filter(Boolean).join(' · '),
      to: panelHref(`home/inbox/application/${encodeURIComponent(row.id)}`),
    }));
  const records = kindsOf(may)
    .filter(({ many }) => many)
    .map(async (kind) =>
      toRecordPage(await get(listCall(kind), MOST_RECORDS)).rows.map((record) => ({
        id: `${kind.id} ${record.id}`,
        group: t('Content'),
        title: draftTitle(kind.fields, record) || record.id,
        hint: ownText(kind.title),
        to: recordHref(kind, record.id),
      })),
    );
  const all = [...(may('readApplications') ? [applications()] : []), ...records];
  const found = await Promise.allSettled(all);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
