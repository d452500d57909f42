import { Chevron } from '../../skeleton/Chevron';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../platform/content/useWords';
import type { SectionHead } from './sectionHead';

interface HomeSectionProps {
  /** The staff's title and description. */
  readonly head?: SectionHead | undefined;
  /** The title if staff have written none. */
  readonly title: string;
  /** The link to the complete list. */
  readonly more?: { readonly href: string; readonly words: string };
  readonly children: ReactNode;
}

/** Renders a section of the home page: title, description, link to more, content. */
export function HomeSection({ head, title, more, children }: HomeSectionProps) {
  const say = useWords();
  const heading = useId();
  const description = head && say(head.description);
  return (
    <section className="page home-section" aria-labelledby={heading}>
      <div className="home-head">
        <div>
          <h2 id={heading} dir="auto">
            {(head && say(head.title)) || title}
          </h2>
          {description && (
            <p className="home-lead" dir="auto">
              {description}
            </p>
          )}
        </div>
        {more && (
          <Link className="arrow-link" href={more.href}>
            {more.words}
            <Chevron to="next" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
