import { isText } from '../../../src/definition/text';
import { shown } from '../fault';
import { type Judge, wrong } from './wrong';

const THREE = 'write [Kurdish, Arabic, English]';

/** A text in three languages, none of them left out. */
export const saidText: Judge = (value) => {
  if (!isText(value)) return wrong(`${shown(value)} is no text in three languages`, THREE);
  return value.every((text) => text.trim() !== '')
    ? []
    : wrong(`a language is missing in ${JSON.stringify(value)}`, THREE);
};

/** A text in three languages, or in none: ["", "", ""]. */
export const anyText: Judge = (value) =>
  isText(value) && value.every((text) => text === '') ? [] : saidText(value);
