import { useMemo } from 'react';
import type { Properties } from '../../definition/model/field';
import { typesNamed } from '../../definition/content/checkRecord';
import type { Values } from '../../definition/model/values';
import type { SectionType } from './sections/builder';
import { namedIn } from './editor/rowReferences';
import type { Referred } from './useReferred';

/** The types that sections of a record may be for, which it lists itself; undefined: its kind has no such list. */
export function useSectionTypes(
  fields: Properties,
  values: Values,
  referred: Referred,
): readonly SectionType[] | undefined {
  // A new list with every letter that is typed elsewhere would draw all sections again.
  const types = typesNamed(fields, values);
  const named = types && JSON.stringify(types);
  return useMemo(() => {
    if (named === undefined) return undefined;
    const records = Object.values(fields).flatMap(
      (field) => referred[namedIn(field)?.kind ?? ''] ?? [],
    );
    return (JSON.parse(named) as readonly string[]).map((id) => ({
      id,
      name: records.find((record) => record.id === id)?.name ?? id,
    }));
  }, [named, fields, referred]);
}
