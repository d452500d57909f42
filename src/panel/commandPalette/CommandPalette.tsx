import { backendHas } from '../../platform/api/capabilities';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../language/t';
import { useMay, type May } from '../session/may';
import { call } from '../../platform/api/call';
import { findApplications } from '../applications/findApplications';
import { contentCommands, findContent } from '../content/paletteContent';
import type { PaletteEntry } from '../layout/palette';
import { knownViews } from '../views/viewStore';
import { panelHref } from '../base/panelHref';
import { PickDialog } from '../data/PickDialog';
import { lastOpened, openActions } from '../layout/actions';
import { navigationFor } from '../layout/navigation';
import { leavePanel } from '../session/leavePanel';

const PAUSE_MS = 250;
/** One letter finds too much. */
const SHORTEST = 2;

interface Found {
  readonly query: string;
  readonly entries: readonly PaletteEntry[];
}

/** Renders a search for pages, saved lists, applications, content and actions, worked by keys alone. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const may = useMay();
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found>({ query: '', entries: [] });
  const known = useMemo(() => knownEntries(may), [may]);
  useEffect(() => {
    if (query.length < SHORTEST) return undefined;
    const leave = new AbortController();
    const timer = setTimeout(() => {
      foundEntries(query, may, leave.signal).then(
        (entries) => {
          if (!leave.signal.aborted) setFound({ query, entries });
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [query, may]);
  return (
    <PickDialog
      name={t('Go to')}
      label={t('Page, application, content or action')}
      options={known}
      found={(text) => (found.query === text ? found.entries : [])}
      onType={setQuery}
      onClose={onClose}
      onPick={({ to }) => {
        if (typeof to === 'string') navigate(to);
        else to();
      }}
    />
  );
}

/** Returns what the panel knows without asking: what was opened last, what can be done here, pages, saved lists and actions. */
function knownEntries(may: May): readonly PaletteEntry[] {
  const opened = lastOpened().flatMap(([to, title]) =>
    to === location.pathname ? [] : [{ id: `opened ${to}`, group: t('Opened last'), title, to }],
  );
  const actions = openActions().map(({ title, act, code }) => ({
    id: `action ${title}`,
    group: t('On this page'),
    title,
    ...(code !== undefined && { hint: code.slice(3) }),
    to: act,
  }));
  const pages = navigationFor(may).flatMap(({ items }) =>
    items.map(({ path, title }) => ({
      id: `page ${path}`,
      group: t('Pages'),
      title,
      to: panelHref(path),
    })),
  );
  const lists = knownViews().map(({ id, name, query }) => ({
    id: `list ${id}`,
    group: t('Saved lists'),
    title: name,
    to: `${panelHref('home/inbox')}?${query}`,
  }));
  const leave = { id: 'leave', group: t('Actions'), title: t('Log out'), to: leavePanel };
  return [...opened, ...actions, ...pages, ...lists, ...contentCommands(may), leave];
}

/** Searches on the server; a part that cannot be searched is left out. */
async function foundEntries(
  text: string,
  may: May,
  signal: AbortSignal,
): Promise<readonly PaletteEntry[]> {
  if (!backendHas('listQueries')) return [];
  const query = new URLSearchParams({ search: text, page: '1' });
  const get = (path: string, most: number) =>
    call('GET', `${path}?${query}&perPage=${most}`, { signal, quiet: true });
  const search = { text, may, get };
  const found = await Promise.allSettled([findApplications(search), ...findContent(search)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
