import { useCallback } from 'react';
import { readAs } from '../../contract/readAs';
import type { Schema } from '../../contract/schema';
import { type Fetching, type FetchOptions, useFetched } from '../../platform/api/useFetched';

/**
 * Fetches as useFetched does, and reads the response by its schema.
 * @param schema must be the same on every render
 */
export const useRead = <T>(
  path: string | undefined,
  schema: Schema<T>,
  options?: FetchOptions,
): Fetching<T> =>
  useFetched(
    path,
    useCallback((response: unknown) => readAs(schema, response), [schema]),
    options,
  );
