import type { Grey } from './grey';
import { read } from './read';
import { valuesOf, type Values } from './values';
import { unpack } from './weights';
import { WEIGHTS } from './weightsData';
import type { Why } from './whyNot';
import type { LAYOUTS } from './zone';

/** The values of a document, a passport (TD3) or an identity card (TD1), or why there are none. */
export type Answer =
  | { readonly kind: keyof typeof LAYOUTS; readonly values: Values }
  | { readonly why: Why };

/** Reads a picture with the weights of the build. */
export function answer(grey: Grey, today: Date): Answer {
  const reading = read(grey, unpack(WEIGHTS));
  if ('why' in reading) return reading;
  const { kind } = reading;
  return { kind, values: valuesOf(kind, reading, today) };
}
