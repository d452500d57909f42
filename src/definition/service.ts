import type { Shape } from './field';
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
  readonly form: Form<W>;
  readonly steps: readonly Step<W>[];
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
  /** The id of the content kind that holds the overview and the requirement cards. */
  readonly content?: string;
  readonly intro?: W;
  /** What the visitor should have at hand. */
  readonly needs?: readonly W[];
  readonly cost?: W;
  readonly minutes?: number;
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
  readonly list: string;
  /** The path of one application, if it is not the list's followed by {id}/. */
  readonly read?: string;
  readonly columns: readonly string[];
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
