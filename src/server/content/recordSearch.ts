import { fold } from '../../definition/model/fold';
import type { Json } from '../../definition/model/values';
import type { ContentQuery } from '../openapi/documentContent';

/** Returns ?search=, folded. */
export const searchIn = ({ search = '' }: ContentQuery): string => fold(search);

/** Returns all texts in a value. */
export function textsWithin(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsWithin)
    : [];
}
