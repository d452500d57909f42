import * as read from '../../platform/content/read';
import type { ComposingIssue } from '../../contract/composing';
import { LANGUAGE_NAMES } from '../../contract/staffWords';
import { LANGUAGES } from '../../definition/model/text';
import { isRecord } from '../../definition/model/values';
import type { DocumentIssue } from '../../lint/checkServiceDocument';
import type { ApiError } from '../../platform/api/apiError';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';

/** What is wrong, by the codes that mean it. */
const TEXTS: readonly (readonly [words: PanelText, ...codes: string[]])[] = [
  ['This text is missing in one of the languages.', 'empty'],
  ['Something that belongs here is missing.', 'required', 'minProperties', 'minItems'],
  ['It names a question that is not in this form.', 'dangling'],
  ['These questions depend on each other in a circle.', 'circular', 'circle'],
  [
    'Its condition asks for an answer that nobody can give.',
    ...['deadCondition', 'documentCondition', 'stepCondition'],
  ],
  ['Nobody ever sees this question.', 'contradiction', 'hiddenRequired', 'handed'],
  ['This is only a text, which nobody can answer.', 'wordsOnly'],
  ['Nothing is ever shown in this step.', 'emptyStep'],
  [
    'No answer can meet these limits.',
    ...['bounds', 'range', 'choiceBounds', 'severalBounds', 'together', 'scale'],
  ],
  ['These rules for dates do not fit together.', 'dateOrder', 'dateRules'],
  ['This cannot be calculated.', 'expression'],
  ['It begins with an answer that it does not accept.', 'prefill', 'fixed'],
  ['Nobody can give the answer that is expected here.', 'mustBe', 'unless'],
  ['The pattern or its example does not work.', 'pattern', 'mask', 'format'],
  ['Two of these answers are the same, or one lacks its text.', 'choices', 'uniqueItems'],
  ['This question is in no step, or in two.', 'steps'],
  [
    'This technical name is taken. Choose another one.',
    ...['reserved', 'inherited', 'wireTwice', 'sentTwice', 'constants'],
  ],
  ['It is required in two ways. One is enough.', 'askedTwice'],
  ['This question cannot be a column of the list.', 'columns'],
  ['The first status must be “New”, and one must close the application.', 'statuses'],
  ['A letter of another language is in this text.', 'letters'],
  ['This text is not translated.', 'untranslated', 'sameWords'],
  ['This text has marks that visitors would see as they are.', 'markup', 'helpMarkup'],
  ['There is a superfluous space in this text.', 'spaces'],
  ['A word here is spelled differently elsewhere.', 'spelling'],
  ['Two questions or steps are called the same.', 'likeLabels', 'likeSteps'],
  ['This label has no words.', 'wordless'],
  ['This only repeats the label.', 'saidTwice'],
  ['Another service has the same address or place.', 'unique', 'addresses'],
  ['Photos cannot be asked for in this place.', 'photos', 'photosEncoding', 'begunPhotos'],
  ['It refers to something that does not exist.', 'reference', 'content', 'refersTo', 'offered'],
  ['Only a service that came with the program can have this.', 'fileOnly'],
];

const BY_CODE = new Map(TEXTS.flatMap(([words, ...codes]) => codes.map((code) => [code, words])));

export interface WordedIssue {
  /** A JSON pointer into the document with references resolved. */
  readonly at: string;
  readonly level: DocumentIssue['level'];
  /** A sentence in the account's language. */
  readonly words: string;
  /** The same in English, exactly, for whoever maintains the site. */
  readonly detail: string;
}

/** Describes an issue for staff; what only a document from elsewhere can have is left to the detail. */
export const worded = ({
  at,
  code = '',
  level = 'error',
  problem,
  fix,
}: ComposingIssue): WordedIssue => ({
  at,
  level,
  words: gap(level, at) ?? t(BY_CODE.get(code) ?? 'This part does not work as it is.'),
  detail: `${problem}: ${fix}`,
});

/** Returns what the server refuses a document for, which the browser may not know: its messages are in the account's language. */
export function refusedIssues({ body, errors }: ApiError): readonly WordedIssue[] {
  const issues = read.list(isRecord(body) ? body.issues : undefined);
  return issues.length > 0
    ? (issues as unknown as readonly ComposingIssue[]).map(worded)
    : errors.map(({ name, message }) => {
        return { at: name && `/${name}`, level: 'error', words: message, detail: '' };
      });
}

/** Returns which language a text lacks. */
function gap(level: DocumentIssue['level'], at: string): string | undefined {
  const language = LANGUAGES[Number(at.slice(at.lastIndexOf('/') + 1))];
  return level === 'language' && language
    ? t('{{language}} missing', { language: t(LANGUAGE_NAMES[language]) })
    : undefined;
}
