import { useEffect, useMemo, useState } from 'react';
import type { Properties } from '../../definition/model/field';
import type { KnownRecords } from '../../definition/content/checkRecord';
import { kindsNamed, OPTIONS } from '../../definition/content/contentReferences';
import type { OptionList } from '../../definition/sections/section';
import { staffCall } from '../data/staffCall';
import { kindCalled } from '../pages';
import { listCall } from './calls';
import { toText } from './editor/languageTexts';
import { draftTitle } from './draftTitle';
import { type StaffRecord, toRecords } from './records';
import { panelLanguage } from '../language/panelLanguage';

/** A record that others may name. */
export interface ReferredRecord {
  readonly id: string;
  readonly name: string;
  readonly record: StaffRecord;
}

/** Records by their kind; a kind that is still on its way, or could not be read, is missing. */
export type Referred = Readonly<Record<string, readonly ReferredRecord[]>>;

/** Reads all records that the fields may name, once. */
export function useReferred(fields: Properties): Referred {
  const [referred, setReferred] = useState<Referred>({});
  const kinds = useMemo(() => [...new Set(kindsNamed(fields))], [fields]);
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
  const kind = kindCalled(id);
  if (!kind) return [];
  const records = toRecords(await staffCall('GET', listCall(kind)));
  return records
    .map((record) => ({
      id: record.id,
      name: draftTitle(kind.fields, record) || record.id,
      record,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, panelLanguage()));
}

/** Returns the records that are known here, for the validation; undefined as long as the lists of options are not. */
export function referredRecords(referred: Referred): KnownRecords | undefined {
  const options = referred[OPTIONS];
  return (
    options && {
      has: (kind, id) => referred[kind]?.some((record) => record.id === id) ?? true,
      options: options.map(({ record }) => toOptionList(record)),
    }
  );
}

const toOptionList = ({ id, options }: StaffRecord): OptionList => ({
  id,
  options: Array.isArray(options) ? options.map(toText) : [],
});
