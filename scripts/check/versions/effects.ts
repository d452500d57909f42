import { contentIssues } from '../../../src/definition/contentIssues';
import type { ContentFields } from '../../../src/definition/content';
import type { Group } from './fieldChanges';

/** What changes do to what was given before them, in words that end a line of the check. */
export interface Effects {
  readonly added: string;
  readonly removed: string;
  readonly renamed: string;
  readonly otherType: string;
  readonly choiceGone: string;
  readonly checkedAgain: string;
  readonly fits: string;
  /** Left out: whether something is required shows in its bounds. */
  readonly required?: string;
  readonly isRequired: (of: Group, name: string) => boolean;
  /** Further keywords that count, and what a new one does. */
  readonly facts: Readonly<Record<string, string>>;
  /** What it does to take one of them out, where what was given is not simply as good as before. */
  readonly dropped: Readonly<Record<string, string>>;
}

/** What a change of how answers are sent does, whichever keyword says it. */
export const OTHER_WIRE = 'it is sent in another shape, so that other servers must know of it';

const REFUSED_DRAFT = 'an answer kept in a draft may be refused now';
const REFUSED_SAVE = 'a record already written may be refused when it is saved next';

/** To the answers of applications and drafts. */
export const ANSWERS: Effects = {
  added: 'applications already sent have no answer to it',
  removed: 'applications already sent keep their answers, and drafts lose them',
  renamed: 'answers already given stand under the old name, and drafts lose them',
  otherType: 'answers already given are of another type, and drafts lose theirs',
  choiceGone: 'who chose it in a draft must choose again; applications sent keep it',
  checkedAgain: REFUSED_DRAFT,
  fits: 'answers already given fit it still',
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

/** To the records of a kind of content that staff have written. */
export const RECORDS: Effects = {
  added: 'in records already written it is empty',
  removed: 'nobody sees what is written there, and it goes when its record is saved next',
  renamed: 'what is written stands under the old name, where nobody sees it',
  otherType: 'what is written has the old shape: pages leave it out, and staff must write it anew',
  choiceGone: 'records that have it keep it, and cannot be saved until another is chosen',
  checkedAgain: REFUSED_SAVE,
  fits: 'records already written fit it still',
  isRequired: ({ properties }, name) => {
    const fields = { [name]: properties[name] } as ContentFields<unknown>;
    return contentIssues({ fields }, {}).length > 0;
  },
  facts: {
    format: REFUSED_SAVE,
    refers: 'ids already written may lead nowhere, which keeps their records from being saved',
    copies: 'what was copied stays as it is until another record is chosen',
  },
  dropped: { refers: 'ids already written stay, as plain texts' },
};
