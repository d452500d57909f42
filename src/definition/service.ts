import type { Condition, Shape } from './field';
import type { Section } from './sections/section';
import type { Text } from './text';
import type { Json } from './values';

/** One file of schemas/services: everything that a service is (schemas/README.md). */
export interface Service<W = Text> {
  readonly id: string;
  /** Raised with every change that alters what is asked; stored with each application. */
  readonly version: number;
  readonly route: string;
  readonly tile: Tile<W>;
  readonly page: Page<W>;
  /** Pages below the route, such as one tour's. */
  readonly pages?: readonly SubPage[];
  readonly form: Form<W>;
  readonly steps: readonly Step<W>[];
  /**
   * The steps are listed, may be visited in any order, and go round (docs/requirements.md, P24). vertical: one below
   * the other, the open step inside its item.
   */
  readonly stepper?: boolean | 'vertical';
  /** Where the dynamic sections come from, if there are any (docs/requirements.md, P26). */
  readonly sections?: SectionsSource;
  /** The sections of this very form, once they are known (definition/sections). */
  readonly given?: readonly Section[];
  readonly lookup?: Lookup;
  readonly submit: Submit<W>;
  readonly staff: Staff;
  readonly sample: { readonly [field: string]: Json };
}

export interface Tile<W = Text> {
  readonly icon: string;
  readonly title: W;
  readonly order: number;
}

export interface Page<W = Text> {
  /** The page shell of a service whose page is its own (site/shells); left out: the general one. */
  readonly shell?: string;
  /** The id of the content kind that holds the overview and the requirement cards. */
  readonly content?: string;
  readonly intro?: W;
  /** What the visitor should have at hand. */
  readonly needs?: readonly W[];
  readonly cost?: W;
  readonly minutes?: number;
}

export interface SubPage {
  /** With `:name` for each part that varies. */
  readonly route: string;
  readonly shell: string;
}

/** Sections that the staff compose: kept in a content record, sent back with their values. */
export interface SectionsSource {
  /** The name under which they are sent. */
  readonly field: string;
  /** The id of the content kind that holds them. */
  readonly content: string;
  /** The property of its record. */
  readonly in: string;
  /** The field whose answer is the id of the record, where the kind has many. */
  readonly record?: string;
  /** Only with these answers; else there are none. */
  readonly when?: Condition;
}

/**
 * Answers that the page takes from a table in a record of content and that are not sent: the server takes them
 * from there itself, so that amounts are judged by its own prices. Columns are numbered from 0.
 */
export interface Lookup {
  /** The id of the content kind. */
  readonly content: string;
  /** The field whose answer is the id of the record. */
  readonly record: string;
  /** Where the table is in the record: the names that lead to it. */
  readonly in: readonly string[];
  /** The column in which the answer to a field has to stand, which tells the row. */
  readonly by: { readonly [field: string]: number };
  /** The column from which a field gets its number. */
  readonly gives: { readonly [field: string]: number };
}

export interface Form<W = Text> extends Shape<W> {
  readonly title: W;
}

export interface Step<W = Text> {
  readonly title: W;
  readonly blocks: readonly Block<W>[];
}

/** Fields of the form that stand together, under a heading of their own if it has one. */
export interface Block<W = Text> {
  readonly title?: W;
  readonly fields: readonly string[];
}

export interface Submit<W = Text> {
  readonly path: string;
  readonly encoding: 'json' | 'multipart';
  /** Fields that the form holds but does not send. */
  readonly omit?: readonly string[];
  /** Fields sent together, as an ordered list under a name of its own. */
  readonly lists?: { readonly [name: string]: readonly string[] };
  readonly constants?: { readonly [field: string]: Json };
  readonly success: Notice<W>;
  readonly invalid: Notice<W>;
}

/** A snack-bar's words and how long it stays, in milliseconds. */
export interface Notice<W = Text> {
  readonly text: W;
  readonly timeout: number;
}

export interface Staff {
  /** The page of the control panel, below the panel's path (docs/requirements.md, P7); left out: home/<id>. */
  readonly panel?: string;
  readonly list: string;
  /** The path of one application, if it is not the list's followed by {id}/. */
  readonly read?: string;
  /** Names of fields: what the panel's list of the service shows beside what every list does (definition/listCells). */
  readonly columns: readonly string[];
  /** Days after which an application is erased; left out: as the server's settings say. */
  readonly retentionDays?: number;
}

/** A service file as it is written: fields may be references, and steps may be left out. */
export interface ServiceFile extends Omit<Service, 'steps' | 'form'> {
  readonly $schema?: string;
  readonly form: Omit<Form, 'properties'> & { readonly properties: Record<string, unknown> };
  readonly steps?: readonly StepFile[];
}

export interface StepFile {
  readonly title: Text;
  readonly fields?: readonly string[];
  readonly blocks?: readonly Block[];
}

/** A file of schemas/shared: fields that several services use, by name. */
export type SharedFile = { readonly [name: string]: unknown };
