import { Chevron } from '../../skeleton/Chevron';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../platform/content/useWords';
import type { SectionHead } from './sectionHead';

interface HomeSectionProps {
  /** What the staff write above it. */
  readonly head?: SectionHead | undefined;
  /** Its title if they write none. */
  readonly title: string;
  /** Where there is more of it. */
  readonly more?: { readonly href: string; readonly words: string };
  readonly children: ReactNode;
}

/** A section of the home page: its title, what it is about, the way to more, and what it shows. */
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
