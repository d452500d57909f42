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

/** One question: its type determines which other keys apply. */
export interface Element {
  /** 1 text, 2 number, 3 date, 4 country, 5 city, 6 list, 7 yes or no with a list, 8 choice. */
  readonly elType: number;
  readonly elLable: Text | string;
  /** The answer; an empty text, null or undefined if there is none. */
  readonly value?: Json;
  /** For elType 1: the most letters of an answer; beyond a line, the form has a large input. */
  readonly maxLength?: number;
  /** For elType 8: the id of a list of options. */
  readonly choiceId?: Json;
  readonly list?: ElementList;
}

/** The list of an element of type 6 or 7. */
export interface ElementList {
  readonly listTitle?: Text | string;
  /** The columns: elements of type 1 to 5 and 8. */
  readonly listItem: readonly Element[];
  /** The rows: each an ordered list with one value per column. */
  readonly listArray?: readonly (readonly Json[])[];
  /** Shown only on the trigger answer. */
  readonly answerWithYesOrNo?: boolean;
  /** The trigger answer of elType 7. */
  readonly answerWithYesOrNoValue?: boolean;
}

/** A list of options that staff maintain: client/get_options/. */
export interface OptionList {
  readonly id: Json;
  readonly title?: Text | string;
  readonly options: readonly (Text | string)[];
}
