import type { Properties } from '../model/field';
import type { Text } from '../model/text';
import type { Values } from '../model/values';

/** A file of schemas/content: a content type that staff edit. */
export interface ContentKind<W = Text> {
  readonly id: string;
  readonly version: number;
  readonly title: W;
  /** There is a list of records; otherwise there is a single one. */
  readonly many?: boolean;
  /** The sample is no demo: every database begins with it. Only of a single record that stays. */
  readonly standard?: true;
  /** Staff may keep records as drafts, and set from when to when visitors are shown them (publication). */
  readonly schedules?: true;
  /** The dotted path of the day after which a record is of no use: the panel says which ones are still shown. */
  readonly ends?: string;
  /** The right to edit its records, if it is another one than to edit the content of the site. */
  readonly edits?: 'editTemplates';
  /** Only this server has its calls: the panel leaves it out with another backend. */
  readonly ownCalls?: true;
  /** The page of the control panel where it is edited, below the panel's path (docs/requirements.md, P7). */
  readonly panel: string;
  /** The public page that shows it, with {id} of the record, or {dotted.path} of one of its values; omitted: none. */
  readonly page?: string;
  readonly calls: ContentCalls;
  readonly fields: Properties<W>;
  /** Dotted paths of what visitors are not shown a record without (shown), nor does the panel save one without it. */
  readonly required?: readonly string[];
  /**
   * Dotted paths of what the page of a record needs beside: the panel publishes none without it. Visitors are shown one
   * without it that another client has stored.
   */
  readonly needs?: readonly string[];
  /** Fields whose value no two records of the type may have. */
  readonly unique?: readonly string[];
  /** The demo content: records, some with their own `id` and `createdAt`. */
  readonly samples: readonly Values[];
}

/** The paths of the content type in the API (docs/requirements.md, P37); some have two. */
export interface ContentCalls {
  /** Without authentication. A path without {id} returns the record, or all of them; with {id} one record. */
  readonly public: readonly ContentCall[];
  /** For staff: a path without {id} returns a list; with {id} one record. */
  readonly staff: readonly ContentCall[];
  /** POST: creates a record. The panel uses the first one. */
  readonly create?: readonly string[];
  /** PUT: replaces the whole record; without {id} in the path, the body contains the id. */
  readonly update?: readonly string[];
  /** DELETE, with {id}. */
  readonly remove?: readonly string[];
}

export type ContentCall = string | ShapedCall;

/** A read whose response has its own shape (server/content). */
export interface ShapedCall {
  readonly path: string;
  /**
   * all: always a list. pages: ?page, ?search -> {data, total, pages, hasNext, hasPrevious}.
   * window: ?page, ?perPage, ?orderColumn, ?search -> {data, total}. nested: {data: {data: [...]}}.
   */
  readonly answer: 'all' | 'pages' | 'window' | 'nested';
  /** The fields that a search covers. */
  readonly search?: readonly string[];
  /** Only records with more than this number in each of these fields. */
  readonly above?: Readonly<Record<string, number>>;
  /** The default order: a column; with "-" before it, descending. */
  readonly order?: string;
}

/** Returns the right that editing the records of a kind needs. */
export const editRight = ({ edits }: Pick<ContentKind<unknown>, 'edits'>) => edits ?? 'editContent';

/** Returns the path of a call, whether or not its response has its own shape. */
export const pathOf = (call: ContentCall): string => (typeof call === 'string' ? call : call.path);

/** Returns whether staff set the order of the records: no call of the content type sorts them by a column. */
export const hasOwnOrder = ({ many, calls }: Pick<ContentKind, 'many' | 'calls'>): boolean =>
  many === true &&
  [...calls.public, ...calls.staff].every(
    (call) => typeof call === 'string' || call.order === undefined,
  );

/** Fields that every record has; all but the first two are only for staff. */
export const OF_EVERY_RECORD = [
  'id',
  'createdAt',
  'updatedAt',
  'version',
  'updatedBy',
  'publication',
  'change',
] as const;

/** Returns whether records can be ordered by a field: lists and groups have no order. */
export function isColumn({ fields }: Pick<ContentKind, 'fields'>, name: string): boolean {
  if (OF_EVERY_RECORD.some((own) => own === name)) return true;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field !== undefined && field.type !== 'array' && field.type !== 'object';
}
