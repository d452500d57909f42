export { hashForSchema, ID_KEY, JUNK_OPTION_ID } from '@rjsf/utils';
export { default as deepEquals } from './deepEquals';

/** A structure needs no resolving (schemaUtils). */
export const retrieveSchema = (_validator: unknown, schema: unknown) => schema;
