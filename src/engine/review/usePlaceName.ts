import { useCallback } from 'react';
import type { Place } from '../../definition/model/described';
import { chosenOption } from '../../definition/model/option';
import type { Language } from '../../definition/model/text';
import { type LoadOptions, useOptions } from '../inputs/useOptions';
import type { Ports } from '../ports';

/** Returns the name of a place; the text itself until it is loaded, if it is unknown, and if it is no place. */
export function usePlaceName(
  text: string,
  place: Place | undefined,
  language: Language,
  loadOptions: Ports['loadOptions'],
): string {
  const { source = '', parent } = place ?? {};
  const load = useCallback<LoadOptions>(
    (search, signal) => {
      const query = { search, language, quiet: true, ...(parent !== undefined && { parent }) };
      return loadOptions(source, query, signal);
    },
    [loadOptions, source, parent, language],
  );
  const query = place && text !== '' ? text : undefined;
  const { options } = useOptions(load, query, language, 0);
  return chosenOption(query === undefined ? [] : options, text)?.label ?? text;
}
