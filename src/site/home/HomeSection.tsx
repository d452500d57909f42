import { Chevron } from '../base/Icon';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { useTexts } from '../../platform/content/useTexts';
import type { SectionHead } from './homeRecords';

interface HomeSectionProps<T> {
  /** The public call of the records. */
  readonly path: string;
  /** Must be the same function on every render. */
  readonly parse: (response: unknown) => readonly T[];
  /** The staff's title and description. */
  readonly head?: SectionHead | undefined;
  /** The title if staff have written none. */
  readonly title: string;
  /** The link to the complete list. */
  readonly more?: { readonly href: string; readonly text: string };
  readonly children: (records: readonly T[]) => ReactNode;
}

/** Renders a section of the home page: title, description, link to more, records; nothing if there are none. */
export function HomeSection<T>({ path, parse, head, title, more, children }: HomeSectionProps<T>) {
  const { textOf } = useTexts();
  const heading = useId();
  const content = useContent(path, parse);
  if (content.state === 'ready' && content.value.length === 0) return null;
  const description = head && textOf(head.description);
  return (
    <section className="page home-section" aria-labelledby={heading}>
      <div className="home-head spread">
        <div>
          <h2 id={heading} dir="auto">
            {(head && textOf(head.title)) || title}
          </h2>
          {description && (
            <p className="home-lead muted" dir="auto">
              {description}
            </p>
          )}
        </div>
        {more && (
          <Link className="arrow-link" href={more.href}>
            {more.text}
            <Chevron to="next" />
          </Link>
        )}
      </div>
      <Loaded content={content}>{children}</Loaded>
    </section>
  );
}
