import { DATA, MAPS } from '../../definition/language/localise';
import { isText, type Text } from '../../definition/model/text';
import { pointer } from './checkIssue';
import { memoise } from '../../definition/model/memoise';
import type { JsonFile } from './project';

/** A text in three languages and its position. */
export interface PlacedText {
  readonly at: string;
  readonly text: Text;
}

/**
 * Returns the texts in three languages of a service, a shared file or a content type, without its
 * samples.
 */
export const schemaTexts = memoise(({ path, data }: JsonFile): readonly PlacedText[] =>
  /^schemas\/(?:(?:services|shared|lists|content)\/|(?:statuses|receipt)\.json)/u.test(path)
    ? textsIn(data, '')
    : [],
);

/** Follows the rule of localise: a list of three names is not a text. */
function textsIn(node: unknown, at: string, keysAreNames = false): PlacedText[] {
  if (isText(node)) return [{ at, text: node }];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    DATA.has(key) && !keysAreNames && !Array.isArray(node)
      ? []
      : textsIn(value, at + pointer(key), MAPS.has(key)),
  );
}

/** Returns the key without i18next's plural suffix. */
export const baseOf = (key: string): string =>
  key.replace(/_(?:zero|one|two|few|many|other)$/u, '');
