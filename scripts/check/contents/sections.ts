import { isRecord, type Json, type Values } from '../../../src/definition/model/values';
import { MAX_TEXTAREA_LENGTH } from '../../../src/definition/model/types/stringField';
import { suggestion } from '../closest';
import { pointer, shown } from '../checkIssue';
import type { Found } from '../lint';
import { anyText, saidText } from './texts';
import { below, each, type Validator, wrong } from './wrong';

const TEXT = 1;
const LIST = 6;
const YES_OR_NO = 7;
const CHOICE = 8;
/** The element types allowed in a column of a list: all but another list. */
const COLUMN_TYPES = [1, 2, 3, 4, 5, CHOICE];
const ALL_TYPES = [...COLUMN_TYPES, LIST, YES_OR_NO].sort();

/**
 * Validates dynamic sections as staff compose them (docs/requirements.md, P26), with nothing
 * answered.
 */
export const sections: Validator = (value) =>
  Array.isArray(value) ? each(value, section) : wrong(`${shown(value)} is not a list`, 'write one');

const section: Validator = (value) =>
  isRecord(value)
    ? [
        ...onlyKeys(value, ['title', 'sectionNote', 'typeIds', 'body']),
        ...below('title', saidText(value.title)),
        ...optional(value, 'sectionNote', anyText),
        ...optional(value, 'typeIds', idList),
        ...below('body', elements(value.body, ALL_TYPES)),
      ]
    : wrong(`${shown(value)} is not a section`, 'write {title, body}');

function elements(value: Json | undefined, types: readonly number[]): Found[] {
  return Array.isArray(value) && value.length > 0
    ? each(value, (entry) => element(entry, types))
    : wrong(`${shown(value)} is not a list of elements`, 'ask for something');
}

function element(value: Json | undefined, types: readonly number[]): Found[] {
  if (!isRecord(value))
    return wrong(`${shown(value)} is not an element`, 'write {elType, elLable}');
  const { elType } = value;
  if (!types.some((type) => type === elType)) {
    const problem = `no element here is of type ${shown(elType)}`;
    return below('elType', wrong(problem, `write ${types.join(', ')}`));
  }
  return [
    ...onlyKeys(value, ['elType', 'elLable', 'value', ...ownKeys(elType)]),
    ...below('elLable', saidText(value.elLable)),
    ...below('value', unanswered(value.value)),
    ...optional(value, 'maxLength', length),
    ...(elType === CHOICE ? below('choiceId', someId(value.choiceId)) : []),
    ...(elType === LIST || elType === YES_OR_NO ? below('list', list(value.list, elType)) : []),
  ];
}

function ownKeys(elType: Json | undefined): readonly string[] {
  if (elType === TEXT) return ['maxLength'];
  if (elType === CHOICE) return ['choiceId'];
  return elType === LIST || elType === YES_OR_NO ? ['list'] : [];
}

function list(value: Json | undefined, elType: number): Found[] {
  if (!isRecord(value))
    return wrong(`${shown(value)} is not a list`, 'write {listTitle, listItem}');
  const trigger = ['answerWithYesOrNo', 'answerWithYesOrNoValue'];
  return [
    ...onlyKeys(value, ['listTitle', 'listItem', 'listArray', ...trigger]),
    ...optional(value, 'listTitle', saidText),
    ...below('listItem', elements(value.listItem, COLUMN_TYPES)),
    ...optional(value, 'listArray', noRows),
    ...(elType === YES_OR_NO ? trigger.flatMap((key) => below(key, yesOrNo(value[key]))) : []),
  ];
}

const optional = (record: Values, key: string, validator: Validator) =>
  record[key] === undefined ? [] : below(key, validator(record[key]));

const yesOrNo: Validator = (value) =>
  typeof value === 'boolean'
    ? []
    : wrong(`${shown(value)} is neither true nor false`, 'say on which answer the list is shown');

const unanswered: Validator = (value) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)
    ? []
    : wrong(`${shown(value)} is an answer`, 'leave it empty for the visitor');

const noRows: Validator = (value) =>
  Array.isArray(value) && value.length === 0
    ? []
    : wrong(`${shown(value)} is answered`, 'leave it empty for the visitor');

const someId: Validator = (value) =>
  typeof value === 'string' && value !== ''
    ? []
    : wrong(`${shown(value)} is not the id of a list of options`, 'write the id of one');

const length: Validator = (value) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_TEXTAREA_LENGTH
    ? []
    : wrong(`${shown(value)} is not a length`, `write a number up to ${MAX_TEXTAREA_LENGTH}`);

const idList: Validator = (value) =>
  Array.isArray(value)
    ? each(value, someType)
    : wrong(`${shown(value)} is not a list`, 'write one');

const someType: Validator = (value) =>
  typeof value === 'string' && value !== ''
    ? []
    : wrong(`${shown(value)} is not an id`, 'write the id of a type');

/** Reports keys that nothing reads: most often typing errors. */
const onlyKeys = (record: object, known: readonly string[]): Found[] =>
  Object.keys(record)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      at: pointer(key),
      problem: `nothing reads ${JSON.stringify(key)}`,
      fix: suggestion(key, known),
    }));
