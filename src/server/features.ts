import type { Call } from '../contract/contractCall';
import type { Described, Feature } from './feature';
import type { Connection } from './storage/connection';
import type { Storage } from './storage/storage';
import type { Tables } from './storage/tables';
import { kernel } from './storage/feature';
import { accounts } from './auth/feature';
import { submissions } from './submit/feature';
import { content } from './content/feature';
import { places } from './places/feature';
import { geo } from './geo/feature';
import { observability } from './observability/feature';
import { retention } from './retention/feature';
import { alerts } from './alerts/feature';
import { applications } from './applications/feature';
import { activity } from './activity/feature';
import { endDates } from './endDates/feature';
import { money } from './money/feature';
import { figures } from './figures/feature';
import { inbox } from './inbox/feature';
import { views } from './views/feature';
import { users } from './users/feature';
import { dashboard } from './dashboard/feature';
import { auditLog } from './audit/feature';
import { messages } from './messages/feature';
import { status } from './status/feature';
import { requests } from './requests/feature';
import { handover } from './handover/feature';
import { dropOff } from './dropOff/feature';
import { documents } from './documents/feature';
import { composing } from './composing/feature';
import { search } from './search/feature';

/**
 * All features: the server's storage, tables, backups, routes, OpenAPI document and audit actions follow from this list.
 * One whose tables reference those of another comes after it.
 */
const LISTED = [
  kernel,
  accounts,
  submissions,
  content,
  places,
  geo,
  observability,
  retention,
  applications,
  activity,
  inbox,
  views,
  users,
  dashboard,
  auditLog,
  messages,
  status,
  requests,
  handover,
  dropOff,
  documents,
  alerts,
  endDates,
  figures,
  composing,
  money,
  search,
] as const;

export const FEATURES: readonly Feature[] = LISTED;

type Part<Name extends keyof Feature> = (typeof LISTED)[number] extends infer One
  ? One extends Readonly<Record<Name, infer P>>
    ? P
    : never
  : never;

type NameIn<Parts> = Parts extends unknown ? keyof Parts : never;

type Opened<Parts, Name> =
  Parts extends Readonly<Record<Name & string, (connection: Connection) => infer Store>>
    ? Store
    : never;

/** The parts of the storage by their names. */
export type Stores = {
  readonly [Name in NameIn<Part<'stores'>>]: Opened<Part<'stores'>, Name>;
};

/** Opens all parts of the storage. */
export const openStores = (connection: Connection): Stores =>
  Object.fromEntries(
    FEATURES.flatMap(({ stores = {} }) =>
      Object.entries(stores).map(([name, open]) => [name, open(connection)]),
    ),
  ) as Stores;

export type AuditAction = Part<'audits'>[number];

type TableName = keyof Tables;

/** Does not compile as long as there is a table of which no feature decides whether backups have it. */
const decided = (name: TableName): NameIn<Part<'tables'>> => name;

/** The tables of a backup, parents before children, with the columns that order their rows. */
export const BACKUP_TABLES = FEATURES.flatMap(({ tables = {} }) =>
  Object.entries(tables).flatMap(([name, key]) =>
    key ? [{ name: decided(name as TableName), key }] : [],
  ),
);

export const readGauges = (storage: Storage) =>
  Promise.all(
    FEATURES.flatMap(({ gauges = {} }) =>
      Object.entries(gauges).map(async ([name, { help, count }]) => {
        return { name, help, value: await count(storage) };
      }),
    ),
  );

/** Returns every call that the site and the panel expect of a server. */
export const allCalls = (described: Described): Call[] =>
  FEATURES.flatMap(({ calls = {} }) =>
    typeof calls === 'function' ? calls(described) : Object.values(calls),
  );
