import type { Grey } from './grey';
import { read } from './read';
import { valuesOf, type Values } from './values';
import { unpack } from './weights';
import { WEIGHTS } from './weightsData';
import type { Why } from './whyNot';

/** The values of a document, or why there are none. */
export type Answer = { readonly values: Values } | { readonly why: Why };

/** Reads a picture with the weights of the build. */
export function answer(grey: Grey, today: Date): Answer {
  const reading = read(grey, unpack(WEIGHTS));
  if ('why' in reading) return reading;
  return { values: valuesOf(reading.kind, reading, today) };
}
