import { createContext, use } from 'react';
import type { OptionList } from '../../../definition/model/section';
import type { Fetching } from '../../../platform/api/useFetched';
import { create } from 'zustand';
import { isSameId } from '../../../definition/sections/fields';
import { isRecord, type Json } from '../../../definition/model/values';

export type FetchedOptions = Fetching<readonly OptionList[]>;

/** Returns the lists of options, also while they are fetched again; undefined: they are not there. */
export function listsIn(options: FetchedOptions): readonly OptionList[] | undefined {
  if (options.state === 'ready') return options.value;
  return options.state === 'loading' ? options.before : undefined;
}

/** A type to which a section can be limited, such as a visa type. */
export interface SectionType {
  readonly id: string;
  readonly name: string;
}

/** What sections refer to. */
export interface SectionParts {
  readonly options: FetchedOptions;
  /** undefined if sections cannot be limited. */
  readonly types: readonly SectionType[] | undefined;
}

export const SectionPartsContext = createContext<SectionParts>({
  options: { state: 'loading', reload: () => undefined },
  types: undefined,
});

export const useSectionParts = (): SectionParts => use(SectionPartsContext);

/** The section that was copied last, which any form takes until the panel is loaded again. */
export const useCopiedSection = create<{ readonly wire?: Json }>()(() => ({}));

/** Returns a copied section for another form: of the types that it is limited to, those that the form has. */
export function fitSection(wire: Json, types: readonly SectionType[] = []): Json {
  if (!isRecord(wire) || !Array.isArray(wire.typeIds)) return wire;
  const { typeIds, ...rest } = wire;
  const known = (typeIds as readonly Json[]).filter((id) =>
    types.some((type) => isSameId(type.id, id)),
  );
  return known.length > 0 ? { ...rest, typeIds: known } : rest;
}
