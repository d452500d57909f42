import { backendHas } from '../../platform/api/capabilities';
import { panelHref } from '../base/panelHref';
import type { PaletteEntry, PaletteSearch } from '../layout/palette';
import { t } from '../language/t';
import { serviceName } from '../pages';
import { fold } from '../../definition/model/fold';
import { inboxIn } from './inbox';

const MOST_FOUND = 6;
/** So many of those found are looked through for a name that begins with what was typed. */
const MOST_RANKED = 50;

/** Finds applications for the command palette. */
export async function findApplications({
  text,
  may,
  get,
}: PaletteSearch): Promise<readonly PaletteEntry[]> {
  if (!backendHas('applications') || !may('readApplications')) return [];
  const { rows } = inboxIn(await get('application/', MOST_RANKED));
  return [...rows]
    .sort((a, b) => nameRank(a.name, text) - nameRank(b.name, text))
    .slice(0, MOST_FOUND)
    .map((row) => ({
      id: `application ${row.id}`,
      group: t('Applications'),
      title: row.name || row.reference,
      hint: [
        serviceName(row.service),
        row.about,
        row.reference,
        row.found && t('Found in: {{label}}', { label: row.found }),
      ]
        .filter(Boolean)
        .join(' · '),
      to: panelHref(`home/inbox/application/${encodeURIComponent(row.id)}`),
    }));
}

/** Ranks a name that begins with what was typed, in any of its words, before others that have it, and these before the rest. */
function nameRank(name: string, typed: string): number {
  const [own, sought] = [` ${fold(name)}`, fold(typed)];
  return own.includes(` ${sought}`) ? 0 : own.includes(sought) ? 1 : 2;
}
