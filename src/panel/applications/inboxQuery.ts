import { APPLICATION_FILTER } from '../../contract/applicationFilter';
import { type ListQuery, pathWith, queryString } from '../data/list/useListQuery';

/** The filters of an inbox, by their names in the URL and in the call. */
export const INBOX_FILTERS = Object.keys(APPLICATION_FILTER).filter((name) => name !== 'search');
export const SERVICE_FILTERS = INBOX_FILTERS.filter((name) => name !== 'service');

/** Returns the query of one service, or of all services, with the service as a filter. */
const within = ({ filters, ...query }: ListQuery, service: string | undefined): ListQuery => ({
  ...query,
  filters: { ...filters, ...(service !== undefined && { service }) },
});

/** Returns the query that counts what has arrived since a list was read. */
export const arrivedQuery = (query: ListQuery, service: string | undefined, after: string) =>
  queryString({ ...within(query, service), order: '' }, { after });

export const listPath = (query: ListQuery, service: string | undefined): string =>
  pathWith(within(query, service), 'application/');

/** The formats of an export, and what the menus call them. */
export const EXPORT_FORMATS = [
  ['csv', 'Export CSV'],
  ['xlsx', 'Export Excel'],
] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number][0];

/** Returns the export call for all pages of the filtered list. */
export const exportPath = (
  query: ListQuery,
  service: string | undefined,
  format: ExportFormat,
): string => `application_export/?${queryString(within(query, service), { format })}`;
