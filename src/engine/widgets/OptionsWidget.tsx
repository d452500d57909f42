import { useCallback } from 'react';
import { valueAt } from '../../definition/values';
import { LazyCombobox } from '../inputs/LazyCombobox';
import { useScope, useScopeState } from '../scope/ScopeContext';
import type { WidgetProps } from './widgetProps';

interface Search {
  /** So many letters before a search begins; 0 loads the whole list once. */
  readonly minQuery: number;
  /** What no list knows may still be right, such as a village. */
  readonly freeText: boolean;
}

/** City search begins with more than 2 letters (paper 2, section 5). */
const SEARCHES: Readonly<Record<string, Search>> = {
  city: { minQuery: 3, freeText: true },
  airport: { minQuery: 3, freeText: false },
};
const WHOLE_LIST: Search = { minQuery: 0, freeText: false };

/** Options from a source, by search; narrowed by the answer to another field where one is named. */
export function OptionsWidget({ value, options, path, ...input }: WidgetProps) {
  const { loadOptions } = useScope().environment.ports;
  const { options: source = '', dependsOn } = options.source ?? {};
  const parent = useScopeState(({ values }) =>
    dependsOn === undefined ? undefined : valueAt(values, [...path.slice(0, -1), dependsOn]),
  );
  const load = useCallback(
    (search: string, signal: AbortSignal) =>
      loadOptions(source, { search, ...(typeof parent === 'string' && { parent }) }, signal),
    [loadOptions, source, parent],
  );
  return (
    <LazyCombobox
      {...input}
      {...(SEARCHES[source] ?? WHOLE_LIST)}
      value={typeof value === 'string' ? value : undefined}
      load={load}
    />
  );
}
