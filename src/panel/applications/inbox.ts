import * as read from '../../platform/content/read';
import { APPLICATION_LINE, COLUMN } from '../../contract/applications';
import { readAs } from '../../contract/readAs';
import { listOf, type TypeOf } from '../../contract/schema';
import type { ListCell, ListColumn } from '../../definition/describe/listCells';
import { isLanguage, type Language } from '../../definition/model/text';
import type { PageRows } from '../data/list/pageIn';

export interface InboxRowData extends Omit<TypeOf<typeof APPLICATION_LINE>, 'language' | 'cells'> {
  /** The language in which the visitor filled in the form; undefined if unknown. */
  readonly language: Language | undefined;
  /** The answers in the columns of its service, if the list is of one service. */
  readonly cells: readonly ListCell[];
}

export interface InboxPageRows extends PageRows<InboxRowData> {
  /** The columns of the service, if the list is of one service. */
  readonly columns: readonly ListColumn[];
  readonly unread: number;
  /** When the list was read, by the server's clock; undefined if the server does not say so. */
  readonly at: string | undefined;
}

export function inboxIn(response: unknown): InboxPageRows {
  const rows = read.list(response).map(rowIn);
  const { total, unread, columns, at } = read.envelope(response);
  return {
    rows,
    columns: readAs(listOf(COLUMN), columns),
    total: read.number(total) ?? rows.length,
    unread: read.number(unread) ?? rows.filter((row) => row.unread).length,
    at: typeof at === 'string' ? at : undefined,
  };
}

const rowIn = (row: read.ResponseRecord): InboxRowData => {
  const { cells = [], ...line } = readAs(APPLICATION_LINE, row);
  return { ...line, cells, language: isLanguage(row.language) ? row.language : undefined };
};
