import type { Keyword } from '../../../definition/keywords/keywords';
import type { Values } from '../../../definition/model/values';
import type { PanelText } from '../../language/panelText';

interface KeywordWords {
  readonly label: PanelText;
  readonly help?: PanelText;
  /** Always shown; the others among further settings as long as they are not set. */
  readonly isMain?: true;
  /** What a flag says that is set to no, where this is more than leaving it out. */
  readonly no?: PanelText;
  /** A text of several lines. */
  readonly isLong?: true;
  /** Only who maintains the site changes it. */
  readonly isTechnical?: true;
  /** Whether it means something for a question; left out: for all that may have it. */
  readonly fits?: (question: Values) => boolean;
}

const isCode = ({ widget }: Values) => widget === 'code';
const isCounted = ({ type, format }: Values) => type !== 'string' || format === 'date';
const isMoney = ({ money }: Values) => money === true;

/** The words of the inspector's controls. Keywords that are not in it are set in files only. */
export const KEYWORD_WORDS: Readonly<Partial<Record<Keyword, KeywordWords>>> = {
  label: { label: 'Question', isMain: true },
  help: {
    label: 'Help text',
    help: 'Stands under the question. Optional.',
    isMain: true,
    isLong: true,
  },
  choices: { label: 'Answers to choose from' },
  source: { label: 'Where the answers come from' },
  widget: { label: 'How it is asked' },
  calculate: { label: 'Calculated, not typed' },
  when: { label: 'Shown only if', isMain: true },
  requiredWhen: { label: 'Must be answered only if' },
  placeholder: { label: 'Example in the empty input' },
  prefill: { label: 'Already filled in' },
  minimum: { label: 'Smallest number', isMain: true },
  maximum: { label: 'Largest number', isMain: true },
  unit: { label: 'Unit, such as “cm”' },
  money: { label: 'It is an amount of money' },
  currency: {
    label: 'Currency',
    help: 'Three letters, such as IQD. Empty: the currency of the agency.',
    fits: isMoney,
  },
  ends: { label: 'Words at the two ends of the scale' },
  maxLength: { label: 'At most so many letters' },
  pattern: { label: 'Pattern', help: 'A regular expression for the whole answer.' },
  mask: {
    label: 'Example of how it is written',
    help: 'Such as A 12345678. Nothing is refused for it.',
    fits: isCode,
  },
  compact: { label: 'In capitals and without spaces', fits: isCode },
  compare: { label: 'Compared with other answers' },
  mustBe: { label: 'The only answer that is accepted' },
  unless: { label: 'Choices in place of an answer, such as “unknown”', fits: isCounted },
  minItems: { label: 'At least so many' },
  maxItems: { label: 'At most so many' },
  contentMediaType: { label: 'Files that are taken' },
  reads: {
    label: 'Answers that the photo of a passport fills in',
    fits: (question) => question.type === 'array' || isCode(question),
  },
  countedBy: { label: 'As many rows as this answer says' },
  rowTitle: { label: 'Answers that name a row' },
  begins: { label: 'With what a new row begins' },
  together: { label: 'Bounds of a total' },
  untilNow: { label: 'Words for a period that has not ended' },
  dialog: { label: 'Width of the dialog' },
  search: {
    label: 'Staff find applications by this answer',
    no: 'No, never',
  },
  autocomplete: {
    label: 'What the browser may fill in',
    help: 'Such as given-name, email or tel; off for details of somebody else.',
  },
  fixed: { label: 'Rows that are there already' },
  record: { label: 'A record of content, as the page has read it', isTechnical: true },
  refersTo: { label: 'The answer is a record of', isTechnical: true },
  wire: { label: 'How it is sent', isTechnical: true },
  called: {
    label: 'Name in error messages',
    help: 'Such as “Departure airport” for “From airport”. Empty: the question itself.',
  },
  errors: { label: 'Own error messages' },
};

/** The values of keywords of which every group of questions has its own. */
export const VALUE_WORDS: Readonly<Record<string, PanelText>> = {
  textarea: 'Several lines',
  code: 'Code, from left to right',
  radio: 'All answers are visible',
  select: 'Drop-down list',
  counter: 'Plus and minus',
  scale: 'Scale',
  handed: 'Set by the page, and shown',
  hidden: 'Set by the page, not shown',
  checkbox: 'Box to tick',
  dialog: 'In a dialog',
  dateRange: 'From and to',
  rows: 'Rows, edited in place',
  entries: 'Filled in, then added',
  pages: 'One row at a time',
  matrix: 'The same choice for each fixed row',
  images: 'Photos',
  signature: 'Signature',
  tuple: 'As a list of values',
  spread: 'Among the answers around it',
  rangeText: 'As one text, “from - to”',
  columns: 'One list for each of its questions',
};
