import { type ReactNode, useId } from 'react';
import type { LoadState } from '../../platform/api/useFetched';
import { Loaded } from '../../platform/content/Loaded';

interface ListSectionProps<T> {
  readonly title: string;
  readonly lead?: string;
  readonly content: LoadState<readonly T[]>;
  /** Shown in place of an empty list; left out: then there is no section. */
  readonly none?: string;
  readonly children: (records: readonly T[]) => ReactNode;
}

/** Renders a list of records on the page of a service, with its heading. */
export function ListSection<T>({ title, lead, content, none, children }: ListSectionProps<T>) {
  const heading = useId();
  if (none === undefined && content.state === 'ready' && content.value.length === 0) return null;
  return (
    <section className="service-section" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {lead !== undefined && <p className="service-lead muted">{lead}</p>}
      <Loaded content={content}>
        {(records) => (records.length === 0 ? <p>{none}</p> : children(records))}
      </Loaded>
    </section>
  );
}
