import { create } from 'zustand';
import { isSameId } from '../../../definition/sections/fields';
import { isRecord, type Json } from '../../../definition/model/values';
import type { SectionType } from './composing';

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
