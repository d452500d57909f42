import type { Properties } from '../../../src/definition/model/field';
import { toRecordSchema } from '../../../src/definition/content/toRecordSchema';
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
  /** Optional: for content, "required" is part of the bounds. */
  readonly required?: string;
  readonly isRequired: (of: Group, name: string) => boolean;
  /** Other keywords that matter, and the effect of adding one. */
  readonly facts: Readonly<Record<string, string>>;
  /** The effect of removing one of them, if stored data may not stay valid. */
  readonly dropped: Readonly<Record<string, string>>;
}

/** The effect of a change to the wire format, whichever keyword makes it. */
export const OTHER_WIRE = 'it is sent in another shape, so that other servers must know of it';

const REFUSED_DRAFT = 'an answer kept in a draft may be refused now';
const REFUSED_SAVE = 'a record already written may be refused when it is saved next';

/** Effects on the answers of applications and drafts. */
export const ANSWERS: Effects = {
  added: 'applications already sent have no answer to it',
  removed: 'applications already sent keep their answers, and drafts lose them',
  renamed: 'answers already given keep the old name, and drafts lose them',
  otherType: 'answers already given have another type, and drafts lose theirs',
  choiceGone: 'who chose it in a draft must choose again; applications sent keep it',
  checkedAgain: REFUSED_DRAFT,
  fits: 'answers already given are still valid',
  required: 'applications already sent may lack it, and drafts are asked for it',
  isRequired: ({ required = [] }, name) => required.includes(name),
  facts: {
    format: REFUSED_DRAFT,
    pattern: REFUSED_DRAFT,
    after: REFUSED_DRAFT,
    notBefore: REFUSED_DRAFT,
    notAfter: REFUSED_DRAFT,
    differs: REFUSED_DRAFT,
    age: REFUSED_DRAFT,
    ascending: REFUSED_DRAFT,
    source: REFUSED_DRAFT,
    countedBy: REFUSED_DRAFT,
    together: REFUSED_DRAFT,
    calculate: 'answers that were typed are calculated now',
    when: 'it is hidden from some who answered it, and no longer sent by them',
    requiredWhen: 'some who left it out are asked for it now',
    wire: OTHER_WIRE,
  },
  dropped: {
    calculate: 'what was calculated must be typed now',
    when: 'it is asked of everybody now, and older applications lack it',
    wire: OTHER_WIRE,
  },
};

/** Effects on the records that staff have written. */
export const RECORDS: Effects = {
  added: 'in records already written it is empty',
  removed: 'nobody sees what is stored there, and it is removed when its record is saved next',
  renamed: 'what is stored keeps the old name, which nobody sees',
  otherType: 'what is stored has the old shape: pages omit it, and staff must write it again',
  choiceGone: 'records that have it keep it, and cannot be saved until another is chosen',
  checkedAgain: REFUSED_SAVE,
  fits: 'records already written are still valid',
  isRequired: ({ properties }, name) => {
    const fields = { [name]: properties[name] } as Properties<unknown>;
    return toRecordSchema(fields).required !== undefined;
  },
  facts: {
    format: REFUSED_SAVE,
    refersTo: 'ids already written may lead nowhere, which keeps their records from being saved',
    copies: 'what was copied stays as it is until another record is chosen',
  },
  dropped: { refersTo: 'ids already written stay, as plain texts' },
};
