import type { Text } from '../../definition/model/text';

/** Returns a list of texts as a text in three languages. */
export const textIn = ([ku = '', ar = '', en = '']: readonly string[]): Text => [ku, ar, en];
