import type { Text } from '../../definition/model/text';
import type { FieldCode } from './fieldChanges';
import type { FlowCode } from './flowChanges';
import type { PartCode } from './partChanges';

/** What a change of a field is called, whichever keyword it is. */
export type QuestionCode =
  | Exclude<FieldCode, 'renamed'>
  | ('name' | 'type' | 'label' | 'required' | 'condition' | 'requiredWhen' | 'accepts' | 'choices')
  | ('texts' | 'filled' | 'calculated' | 'sent' | 'entry' | 'expected');

/** A change of a service, as the panel describes it (composing/ChangeList). */
export interface ServiceChange {
  /** A JSON pointer into the document with references resolved. */
  readonly at: string;
  readonly code: QuestionCode | FlowCode | PartCode;
  /** What the question is called, after the groups around it. */
  readonly question?: readonly Text[];
  /** What else has changed: a choice, a step, a status, a document. */
  readonly name?: Text;
  readonly before?: Text | number;
  readonly after?: Text | number;
  /** The field of the form that it is in. */
  readonly field?: string;
  /**
   * What stored applications have that is asked no longer, or asked so no longer (`keep`), or do not have that is asked now
   * (`lack`). Omitted: the change does not concern them.
   */
  readonly stored?: 'keep' | 'lack';
}
