import type { ListQuery } from '../data/useListQuery';

/** The filters of an inbox, by their names in the URL and in the call. */
export const SERVICE_FILTERS = [
  'assignee',
  'status',
  'open',
  'due',
  'about',
  'language',
  'olderThan',
  'unread',
  'from',
  'to',
] as const;
export const INBOX_FILTERS = ['service', ...SERVICE_FILTERS] as const;

/** Returns the query that counts what has arrived since a list was read. */
export const arrivedQuery = (
  { search, filters }: ListQuery,
  service: string | undefined,
  after: string,
): string => queryString({ search, filters, order: '' }, service, { after });

export type ExportFormat = 'csv' | 'xlsx';

/** Returns the list call of one service, or of all services, with the service as a filter. */
export const listPath = (query: ListQuery, service: string | undefined): string =>
  `application/?${queryString(query, service, {
    page: String(query.page),
    perPage: String(query.perPage),
  })}`;

/** Returns the export call for all pages of the filtered list. */
export const exportPath = (
  query: ListQuery,
  service: string | undefined,
  format: ExportFormat,
): string => `application_export/?${queryString(query, service, { format })}`;

/** Returns whether a search or a filter is set. */
export const isNarrowed = ({ search, filters }: ListQuery): boolean =>
  search !== '' || Object.keys(filters).length > 0;

function queryString(
  { search, order, filters }: Pick<ListQuery, 'search' | 'order' | 'filters'>,
  service: string | undefined,
  first: Readonly<Record<string, string>>,
): string {
  return new URLSearchParams({
    ...first,
    ...(search && { search }),
    ...(order && { order }),
    ...filters,
    ...(service !== undefined && { service }),
  }).toString();
}
