import { fold } from '../../../definition/model/fold';
import type { Text } from '../../../definition/model/text';
import type { About, AboutPart } from '../stored';
import type { Connection, Db } from '../../storage/connection';
import { APPLICATION, fromRow } from './applicationWrites';
import { grouped, insertRows, remove, rowCount, select, update } from '../../storage/queries';
import type { AboutRow } from '../tables';

/** What applications are for: a row for each part, beside the title in the inbox. */
export function sqlAbout({ db, atomic }: Connection) {
  return {
    /** Returns what applications are for, by their ids. */
    async about(ids: readonly string[]): Promise<ReadonlyMap<string, readonly AboutPart[]>> {
      const rows = await select(db, 'about', { applicationId: ids }, 'applicationId', ...PART)
        .orderBy('position')
        .execute();
      return grouped(rows.map(({ applicationId, ...row }) => [applicationId, toPart(row)]));
    },
    /** Counts the applications that name a record of content. */
    countAbout: (kind: string, id: string) => rowCount(select(db, 'about', { kind, value: id })),
    /**
     * Reads applications of which it was not looked up what they are for.
     * @param of those of a service of which that was looked up by another file than the present one
     */
    async unnamed(limit: number, of?: { readonly serviceId: string; readonly key: string }) {
      const inbox = db.selectFrom('inbox').select('application_id');
      const unnamed = of
        ? inbox.where('service_id', '=', of.serviceId).where('about_of', '!=', of.key)
        : inbox.where('about', 'is', null);
      const rows = await select(db, 'application', {}, ...APPLICATION)
        .where('id', 'in', unnamed)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(fromRow);
    },
    /** Stores what applications are for, in place of what was stored. */
    name: (all: ReadonlyMap<string, About>) =>
      atomic(async (own) => {
        for (const [id, about] of all) await nameOne(own, id, about);
      }),
  };
}

async function nameOne(db: Db, id: string, about: About): Promise<void> {
  const row = await db
    .updateTable('inbox')
    .set({ about: about.title, about_of: about.of ?? '' })
    .where('application_id', '=', id)
    .returning(['service_id', 'search'])
    .executeTakeFirst();
  if (!row) return;
  const words = new Set(row.search.split(' '));
  const names = [...foldedNames(about), ...(about.search?.split(' ') ?? [])].filter(
    (name) => !name.split(' ').every((one) => words.has(one)),
  );
  if (names.length > 0) {
    const search = [row.search, ...names].join(' ');
    await update(db, 'inbox', { applicationId: id }, { search });
  }
  await remove(db, 'about', { applicationId: id });
  await insertAbout(db, { id, serviceId: row.service_id }, about);
}

export async function insertAbout(
  db: Db,
  { id, serviceId }: { readonly id: string; readonly serviceId: string },
  about: About | undefined,
): Promise<void> {
  const parts = about?.parts ?? [];
  const rows = parts.map(({ field, value, names, record }, position) => {
    const part = { applicationId: id, position, serviceId, field, value };
    return { ...part, names: JSON.stringify(names), kind: record?.kind ?? null };
  });
  await insertRows(db, 'about', rows);
}

/** Returns the names in all languages, as a search finds them. Dates are left out, since phone numbers are found by digits. */
export const foldedNames = (about: About | undefined): readonly string[] => [
  ...new Set(
    (about?.parts ?? []).flatMap(({ names }) =>
      names.map(fold).filter((name) => /\p{L}/u.test(name)),
    ),
  ),
];

/** Values of a field that are counted; rarer ones are left out. */
const MOST = 500;

export async function aboutCounts(db: Db, serviceId: string) {
  const rows = await db
    .selectFrom('about')
    .select(['field', 'value'])
    .select(({ fn }) => [fn.max('names').as('names'), fn.countAll<number>().as('count')])
    .where('service_id', '=', serviceId)
    .groupBy(['field', 'value'])
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, names: JSON.parse(row.names) as Text }));
}

const PART = ['field', 'value', 'names', 'kind'] as const;

type PartRow = Pick<AboutRow, (typeof PART)[number]>;

const toPart = ({ field, value, names, kind }: PartRow): AboutPart => ({
  ...{ field, value, names: JSON.parse(names) as Text },
  ...(kind !== null && { record: { kind, id: value } }),
});
