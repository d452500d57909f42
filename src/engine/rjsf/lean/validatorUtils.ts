export { ID_KEY, JUNK_OPTION_ID } from '@rjsf/utils';
export { default as deepEquals } from './deepEquals';

/** Replaces the hash by which a schema's validator is found: a block has a name (validator). */
export function hashForSchema(): never {
  throw new Error('rjsf validates a part of a block');
}

/** A structure needs no resolving (schemaUtils). */
export const retrieveSchema = (_validator: unknown, schema: unknown) => schema;
