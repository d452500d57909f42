import type { Condition } from './condition';
import type { Choice, KeywordsOf, Shape } from './field';
import type { QuestionSection } from './section';
import type { Text } from './text';
import type { Json } from './values';

/** A file of schemas/services: the complete definition of a service (schemas/README.md). */
export interface Service<W = Text> {
  readonly id: string;
  /** Raised with every change to what is asked; stored with each application. */
  readonly version: number;
  readonly route: string;
  readonly tile: Tile<W>;
  readonly page: ServicePageData<W>;
  /** Pages below the route, such as one tour's. */
  readonly pages?: readonly SubPage[];
  readonly form: Form<W>;
  readonly steps: readonly Step<W>[];
  /**
   * The steps are listed, may be visited in any order, and the first follows the last
   * (docs/requirements.md, P24). vertical: one below the other, the current step inside its item.
   */
  readonly stepper?: boolean | 'vertical';
  /** The source of the dynamic sections, if there are any (docs/requirements.md, P26). */
  readonly sections?: SectionsSource;
  /** The sections of this form instance, once they are loaded (definition/sections). */
  readonly given?: readonly QuestionSection[];
  readonly lookup?: Lookup;
  readonly submit: Submit<W>;
  readonly staff: Staff;
  /** The documents that staff need before they can finish, beside what the form asks for. */
  readonly documents?: readonly ChecklistItem<W>[];
  readonly sample: { readonly [field: string]: Json };
}

export interface ChecklistItem<W = Text> extends Omit<KeywordsOf<W, 'checklist'>, 'id' | 'name'> {
  readonly id: string;
  readonly name: W;
}

export interface Tile<W = Text> {
  readonly icon: string;
  readonly title: W;
  readonly order: number;
}

export interface ServicePageData<W = Text> {
  /** The page component of a service with its own page (site/customPages); omitted: the general one. */
  readonly component?: string;
  /** The id of the content type with the overview and the requirement cards. */
  readonly content?: string;
  readonly intro?: W;
  /** What the visitor should have ready. */
  readonly needs?: readonly W[];
  readonly cost?: W;
  readonly minutes?: number;
}

export interface SubPage {
  /** With `:name` for each variable part. */
  readonly route: string;
  readonly component: string;
}

/** Sections that staff compose: stored in a content record, sent back with the answers. */
export interface SectionsSource {
  /** The name under which they are sent. */
  readonly field: string;
  /** The id of the content type that contains them. */
  readonly content: string;
  /** The property of its record. */
  readonly in: string;
  /** The field whose answer is the id of the record, if the content type has many. */
  readonly record?: string;
  /** There are sections only with these answers. */
  readonly when?: Condition;
}

/**
 * Values that the page reads from a table in a content record: the server reads them itself, so that
 * it validates amounts by its own prices. Columns are numbered from 0.
 */
export interface Lookup {
  readonly content: string;
  /** The field whose answer is the id of the record. */
  readonly record: string;
  /** The property names that lead to the table in the record. */
  readonly in: readonly string[];
  /** The column that must contain the answer to a field; it selects the row. */
  readonly by: { readonly [field: string]: number };
  /** The column from which a field gets its number, which is not sent. */
  readonly gives?: { readonly [field: string]: number };
  /** Fields whose answers are sent and must be in one of the row's other columns. */
  readonly offers?: readonly string[];
}

export interface Form<W = Text> extends Shape<W> {
  readonly title: W;
}

export interface Step<W = Text> {
  readonly title: W;
  /** Shown only with these answers. A resolved service has it in the conditions of its fields, too. */
  readonly when?: Condition;
  /** It begins with the answers of the steps before it. */
  readonly summary?: true;
  readonly blocks: readonly Block<W>[];
}

/** Fields displayed together, optionally under a heading. */
export interface Block<W = Text> {
  readonly title?: W;
  readonly when?: Condition;
  readonly fields: readonly string[];
}

export interface Submit<W = Text> {
  readonly path: string;
  readonly encoding: 'json' | 'multipart';
  /** Fields of the form that are not sent. */
  readonly omit?: readonly string[];
  /** Fields sent together, as an ordered list under this name. */
  readonly lists?: { readonly [name: string]: readonly string[] };
  readonly constants?: { readonly [field: string]: Json };
  readonly success: ServiceNotice<W>;
  readonly invalid: ServiceNotice<W>;
}

/** A snack-bar's text and its duration in milliseconds. */
export interface ServiceNotice<W = Text> {
  readonly text: W;
  readonly timeout: number;
}

export interface OwnStatus {
  readonly id: string;
  /** What staff call it. */
  readonly name: Text;
  /** What the applicant reads on the status page. */
  readonly applicant: Text;
  readonly color: 'info' | 'warning' | 'success' | 'error' | 'muted';
  /** The agency has finished: the applicant's link ends some days later. */
  readonly closes?: true;
  /** The status that follows by itself once the applicant has sent all that was missing. */
  readonly onceSent?: string;
}

/** A field by its name, as `code` by the stored value, such as SAW; or a sum of answers. */
export type AboutEntry = string | { readonly field: string; readonly as: 'code' } | AboutSum;

/** The sum of numbers, and of the lengths of lists, at some paths; left out where it is less than 2. */
export interface AboutSum {
  readonly sum: readonly string[];
  /** With {n} for the number. */
  readonly unit: Text;
}

/** The name of a field, and what is not valid any more after its day. */
export interface EndDate {
  readonly field: string;
  readonly name: Text;
}

export interface Staff {
  /** The page of the control panel, below the panel's path (docs/requirements.md, P7); omitted: home/<id>. */
  readonly panel?: string;
  readonly list: string;
  /** The path of one application, if it is not the list's path followed by {id}/. */
  readonly read?: string;
  /** Names of fields: additional columns in the panel's list of the service (definition/describe/listCells). */
  readonly columns: readonly string[];
  /** What says what an application is for, such as a country: in its title and in lists. */
  readonly about?: readonly AboutEntry[];
  /** Days after which something is not valid any more, such as a passport. */
  readonly endDates?: readonly EndDate[];
  /**
   * The statuses of an application, in the order in which it goes through them: a usual one by its
   * id only (model/statuses), or one of the service's own. The first is `new`; omitted: the usual ones.
   */
  readonly statuses?: readonly (Pick<OwnStatus, 'id'> | OwnStatus)[];
  /** Days after which an application is erased; omitted: as in the server's settings. */
  readonly retentionDays?: number;
}

/** A service file as written: fields may be references, and steps may be omitted. */
export interface ServiceFile extends Omit<Service, 'steps' | 'form'> {
  readonly $schema?: string;
  readonly form: Omit<Form, 'properties'> & { readonly properties: Record<string, unknown> };
  readonly steps?: readonly StepFile[];
}

export interface StepFile extends Omit<Step, 'blocks'> {
  readonly fields?: readonly string[];
  readonly blocks?: readonly Block[];
}

/** A file of schemas/lists: options that fields name by `source.list`. */
export interface ListFile {
  readonly groups?: readonly { readonly id: string; readonly label: Text }[];
  /** Each with the id of its group. */
  readonly options: readonly (Omit<Choice, 'group'> & { readonly group?: string })[];
}

/** A file of schemas/shared: fields that several services use, by name. */
export type SharedFile = { readonly [name: string]: unknown };
