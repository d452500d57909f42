import { searchFieldsOf, searchWords } from '../../definition/describe/searchFields';
import { listCells, listColumns } from '../../definition/describe/listCells';
import type { ServiceModule } from '../../definition/validate/serviceModule';
import { envelopeIn, listIn, numberIn } from '../../platform/content/readResponse';
import type { StaffApplication } from '../applications/application';
import { staffWords } from '../applications/asked';
import type { InboxPageRows, InboxRowData } from '../applications/inbox';
import { applicationOf } from './applicationOf';

/**
 * Converts the response of a service's staff list to an inbox. If the response contains a total,
 * the server has searched and paginated; a list without one is searched here and shown as a single
 * page.
 * @param search the search text
 */
export function inboxOf(module: ServiceModule, search: string, response: unknown): InboxPageRows {
  const columns = listColumns(module.service);
  const names = columns.map(({ name }) => name);
  const rows = listIn(response).flatMap((record) => {
    const application = applicationOf(module, record);
    return application ? [toRow(application, names)] : [];
  });
  const total = numberIn(envelopeIn(response).total);
  const words = searchWords(search);
  const found =
    total === undefined
      ? rows.filter((row) => words.every((word) => row.search.includes(word)))
      : rows;
  return { rows: found, columns, total: total ?? found.length, unread: 0, at: undefined };
}

function toRow(
  application: StaffApplication,
  names: readonly string[],
): InboxRowData & { readonly search: string } {
  const { id, reference, language, createdAt, status, answers, definition } = application;
  const { form } = definition;
  return {
    ...searchFieldsOf(form, answers, reference),
    id,
    reference,
    service: definition.id,
    language,
    createdAt,
    about: '',
    status,
    version: 0,
    unread: false,
    assignee: null,
    due: null,
    overdue: false,
    cells: listCells(form, answers, names, staffWords()),
  };
}
