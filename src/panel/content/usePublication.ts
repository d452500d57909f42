import { useMemo, useState } from 'react';
import type { ContentKind } from '../../definition/content/contentType';
import { type Publication, publicationOf } from '../../definition/content/publication';
import { hasOwnCalls } from '../../platform/readPageSettings';
import type { StaffRecord } from './records';

/** When a record is shown, as staff are setting it. */
export interface PublicationDraft {
  readonly value: Publication;
  readonly isDirty: boolean;
  readonly set: (value: Publication) => void;
  readonly discard: () => void;
  readonly saved: (record: StaffRecord) => void;
}

/** Returns undefined for kinds whose records are always shown. */
export function usePublication(
  kind: ContentKind,
  record: StaffRecord | undefined,
): PublicationDraft | undefined {
  const [stored, setStored] = useState(() => publicationOf(record ?? {}));
  const [value, set] = useState(stored);
  const isOffered = kind.schedules === true && hasOwnCalls;
  return useMemo(
    () =>
      isOffered
        ? {
            value,
            isDirty: JSON.stringify(value) !== JSON.stringify(stored),
            set,
            discard: () => set(stored),
            saved: (now) => {
              setStored(publicationOf(now));
              // What was set while the saving was on its way is not saved by it.
              set((latest) => (latest === value ? publicationOf(now) : latest));
            },
          }
        : undefined,
    [isOffered, value, stored],
  );
}
