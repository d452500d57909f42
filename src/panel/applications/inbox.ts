import type { ListCell, ListColumn } from '../../definition/listCells';
import { isLanguage, type Language } from '../../definition/text';
import { type Answer, listIn, numberIn, textIn } from '../../platform/content/reading';
import { type Status, toStatus } from './status';

/** An application as a list shows it. */
export interface InboxRow {
  readonly id: string;
  readonly reference: string;
  /** The service's id. */
  readonly service: string;
  /** In which the visitor filled it in; undefined where nobody knows. */
  readonly language: Language | undefined;
  /** ISO, UTC. */
  readonly createdAt: string;
  readonly status: Status;
  readonly unread: boolean;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** What was answered to the columns of its service, where the list is of one. */
  readonly cells: readonly ListCell[];
}

export interface Inbox {
  readonly rows: readonly InboxRow[];
  /** Of all that match, on every page. */
  readonly total: number;
  /** Those of the service's own, where the list is of one. */
  readonly columns: readonly ListColumn[];
  /** How many of them nobody has read. */
  readonly unread: number;
}

/** The answer of GET application/; what cannot be read in it is empty. */
export function inboxIn(answer: unknown): Inbox {
  const rows = listIn(answer).map(rowIn);
  const counts = isAnswer(answer) ? answer : {};
  return {
    rows,
    columns: rowsIn(counts.columns).map(columnIn),
    total: numberIn(counts.total) ?? rows.length,
    unread: numberIn(counts.unread) ?? rows.filter(({ unread }) => unread).length,
  };
}

const rowIn = (row: Answer): InboxRow => ({
  id: textIn(row.id),
  reference: textIn(row.reference),
  service: textIn(row.service),
  language: isLanguage(row.language) ? row.language : undefined,
  createdAt: textIn(row.createdAt),
  status: toStatus(row.status),
  unread: row.unread === true,
  name: textIn(row.name),
  phone: textIn(row.phone),
  email: textIn(row.email),
  cells: rowsIn(row.cells).map(cellIn),
});

const columnIn = ({ name, label }: Answer): ListColumn => ({
  name: textIn(name),
  label: textIn(label),
});

const cellIn = ({ name, text, code }: Answer): ListCell => ({
  name: textIn(name),
  text: textIn(text),
  code: code === true,
});

/** Lists within an answer; those of a page stand under `data` (listIn). */
const rowsIn = (value: unknown): readonly Answer[] => (Array.isArray(value) ? listIn(value) : []);

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null;
