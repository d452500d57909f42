import { paletteOf } from '../../../src/definition/brand/palette';
import type { Text } from '../../../src/definition/model/text';
import type { Values } from '../../../src/definition/model/values';

/** The first agency, which no page of the second may show. Its Kurdish name is also the word for a way. */
const FIRST = paletteOf({ primary: '#2aa1bc', secondary: '#094469' });
const CHOSEN = ['brand', 'deep', 'action', 'tint', 'line', 'ink', 'muted', 'mist'] as const;
const TRACES = new RegExp(
  [
    // As people write it; rega- and --rega- are names within the software.
    String.raw`(?<![-\w])Rega(?![-\w])`,
    String.raw`(?<!\p{L})ڕێگا(?!\p{L})`,
    ...CHOSEN.map((name) => FIRST[name]),
    String.raw`content\/agency\/`,
  ].join('|'),
  'giu',
);

/** Of a service's introduction: "which way is right for you". */
const A_WAY = 'کام ڕێگا';

/** Returns what a text still says of the first agency. */
export const traces = (text: string): string[] => [
  ...new Set(text.replaceAll(A_WAY, '').match(TRACES)),
];

export const SECOND = [
  ['a warm dark red', { primary: '#a3262a', secondary: '#5c0f0f' }],
  ['amber', { primary: '#f59e0b', secondary: '#7c2d12' }],
] as const;

export const NAME: Text = ['زاگرۆس', 'زاغروس', 'Zagros'];

/** Writes the second agency's name in place of the first one's, as staff do in the content of their site. */
export const renamed = (record: Values): Values => {
  const text = JSON.stringify(record)
    .replaceAll(/(?<!\p{L})ڕێگا(?!\p{L})/gu, 'زاگرۆس')
    .replaceAll(/\bRega\b/gu, 'Zagros')
    .replaceAll(/\brega\b/gu, 'zagros');
  return JSON.parse(text) as Values;
};
