import { isText } from '../../../src/definition/model/text';
import { shown } from '../checkIssue';
import { type Validator, wrong } from './wrong';

const THREE = 'write [Kurdish, Arabic, English]';

/** Validates a text in three languages, all of them required. */
export const saidText: Validator = (value) => {
  if (!isText(value)) return wrong(`${shown(value)} is not a text in three languages`, THREE);
  return value.every((text) => text.trim() !== '')
    ? []
    : wrong(`a language is missing in ${JSON.stringify(value)}`, THREE);
};

/** Validates a text in three languages, or in none: ["", "", ""]. */
export const anyText: Validator = (value) =>
  isText(value) && value.every((text) => text === '') ? [] : saidText(value);
