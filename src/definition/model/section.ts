import type { Text } from './text';
import type { Json } from './values';

/** A section that staff composed, as in the API (docs/requirements.md, P26). Unknown keys are kept and sent back. */
export interface QuestionSection {
  readonly title: Text | string;
  readonly sectionNote?: Text | string;
  /** The visa types that it is for; missing or empty: all. */
  readonly typeIds?: readonly Json[];
  readonly body: readonly Element[];
}

/** One question, as in the API (schemas/README.md): its type determines which other keys apply. */
export type Element = Readonly<Record<string, unknown>>;

/** A list of options that staff maintain: client/get_options/. */
export interface OptionList {
  readonly id: Json;
  readonly title?: Text | string;
  readonly options: readonly (Text | string)[];
}
