import type { Properties } from '../../definition/model/field';
import { toRecordSchema } from '../../definition/content/toRecordSchema';
import type { Group } from './fieldChanges';

/** Describes what changes do to data stored before them, as the end of an output line. */
export interface Effects {
  readonly added: string;
  readonly removed: string;
  readonly renamed: string;
  readonly otherType: string;
  readonly choiceGone: string;
  readonly checkedAgain: string;
  readonly fits: string;
  /** What all other changes do; omitted: they are not reported. */
  readonly none?: string;
  /** Optional: for content, "required" is part of the bounds. */
  readonly required?: string;
  readonly isRequired: (of: Group, name: string) => boolean;
  /** Which of the effects of a keyword (keywords/reference) is meant. */
  readonly on: 'answers' | 'records';
}

/** Effects on the answers of applications and drafts. */
export const ANSWERS: Effects = {
  added: 'applications already sent have no answer to it',
  removed: 'applications already sent keep their answers, and drafts lose them',
  renamed: 'answers already given keep the old name, and drafts lose them',
  otherType: 'answers already given have another type, and drafts lose theirs',
  choiceGone: 'who chose it in a draft must choose again; applications sent keep it',
  checkedAgain: 'an answer kept in a draft may be refused now',
  fits: 'answers already given are still valid',
  required: 'applications already sent may lack it, and drafts are asked for it',
  isRequired: ({ required = [] }, name) => required.includes(name),
  on: 'answers',
};

/** Effects on the records that staff have written. */
export const RECORDS: Effects = {
  added: 'in records already written it is empty',
  removed: 'nobody sees what is stored there, and it is removed when its record is saved next',
  renamed: 'what is stored keeps the old name, which nobody sees',
  otherType: 'what is stored has the old shape: pages omit it, and staff must write it again',
  choiceGone: 'records that have it keep it, and cannot be saved until another is chosen',
  checkedAgain: 'a record already written may be refused when it is saved next',
  fits: 'records already written are still valid',
  isRequired: ({ properties }, name) => {
    const fields = { [name]: properties[name] } as Properties<unknown>;
    return toRecordSchema(fields).required !== undefined;
  },
  on: 'records',
};
