import { useEffect, useMemo, useState } from 'react';
import { inAlphabet } from '../../definition/language/alphabet';
import type { Properties } from '../../definition/model/field';
import { type KnownRecords, typesNamed } from '../../definition/content/checkRecord';
import { kindsNamed, OPTIONS, SERVICES } from '../../definition/content/contentReferences';
import { parseOptions } from '../../definition/sections/elements';
import { useFetched } from '../../platform/api/useFetched';
import { staffCall } from '../data/staffCall';
import { kindCalled, serviceEntries } from '../pages';
import { listCall } from './calls';
import { draftTitle } from './draftTitle';
import { type StaffRecord, toRecords } from './records';
import { ownText, panelLanguage } from '../language/panelLanguage';
import type { Values } from '../../definition/model/values';
import { type FetchedOptions, listsIn, type SectionType } from '../designer/sections/composing';
import { namedIn } from './editor/rows/rowReferences';

export interface ReferredRecord {
  readonly id: string;
  readonly name: string;
  readonly record: StaffRecord;
}

/** Records by their kind; a kind that is still on its way, or could not be read, is missing. */
export type Referred = Readonly<Record<string, readonly ReferredRecord[]>>;

/** Reads all records that the fields may name, once; lists of options are fetched by useOptionLists. */
export function useReferred(fields: Properties): Referred {
  const [referred, setReferred] = useState<Referred>({});
  const kinds = useMemo(
    () => [...new Set(kindsNamed(fields))].filter((kind) => kind !== OPTIONS),
    [fields],
  );
  useEffect(() => {
    for (const id of kinds) {
      read(id)
        .then((records) => setReferred((others) => ({ ...others, [id]: records })))
        // Staff have seen a notice; the ids stay as they are.
        .catch(() => undefined);
    }
  }, [kinds]);
  return referred;
}

async function read(id: string): Promise<readonly ReferredRecord[]> {
  if (id === SERVICES) {
    return serviceEntries().map(({ id, tile }) => ({
      id,
      name: ownText(tile.title),
      record: { id },
    }));
  }
  const kind = kindCalled(id);
  if (!kind) return [];
  const records = toRecords(await staffCall('GET', listCall(kind)));
  const named = records.map((record) => ({
    id: record.id,
    name: draftTitle(kind.fields, record) || record.id,
    record,
  }));
  return inAlphabet(named, ({ name }) => name, panelLanguage());
}

/** Fetches the lists of options for questions, if the fields have sections. */
export const useOptionLists = (fields: Properties): FetchedOptions =>
  useFetched(kindsNamed(fields).includes(OPTIONS) ? 'options/' : undefined, parseOptions);

/** Returns the records that are known here, for the validation; undefined as long as the lists of options are not. */
export function referredRecords(
  referred: Referred,
  fetched: FetchedOptions,
): KnownRecords | undefined {
  const options = listsIn(fetched);
  const has: KnownRecords['has'] = (kind, id) =>
    referred[kind]?.some((record) => record.id === id) ?? true;
  return options && { has, options };
}

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
