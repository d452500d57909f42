import { useCallback } from 'react';
import type { Place } from '../../definition/describe';
import { chosenOption } from '../../definition/option';
import type { Language } from '../../definition/text';
import { type LoadOptions, useOptions } from '../inputs/useOptions';
import type { Ports } from '../ports';

/** Of a text that is no place. */
const NOWHERE: Place = { source: '' };

/**
 * What a place is called in a language: what was stored until that is known, and where nobody knows it.
 * @param place undefined: the text is none
 */
export function usePlaceName(
  text: string,
  place: Place | undefined,
  language: Language,
  loadOptions: Ports['loadOptions'],
): string {
  const { source, parent } = place ?? NOWHERE;
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
