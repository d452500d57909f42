import './lists.css';
import { type ReactNode, useId } from 'react';
import type { LoadState } from '../../platform/api/useFetched';
import { Loaded } from '../../platform/content/Loaded';
import { Photo } from '../cards/CardParts';

interface OthersProps<T> {
  readonly title: string;
  readonly className: string;
  readonly content: LoadState<readonly T[]>;
  /** The id of the record whose page this is. */
  readonly than: string;
  /** How many are shown; default: all. */
  readonly most?: number;
  /** Renders a list item. */
  readonly children: (record: T) => ReactNode;
}

/** Renders links to others of a kind beside the one whose page this is; nothing if there are none. */
export function Others<T extends { readonly id: string }>(props: OthersProps<T>) {
  const { title, className, content, than, most, children } = props;
  const heading = useId();
  if (content.state === 'failed' && content.isMissing) return null;
  if (content.state === 'ready' && content.value.every(({ id }) => id === than)) return null;
  return (
    <nav className={`others stack ${className}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <Loaded content={content}>
        {(all) => (
          <ul className="stack">
            {all
              .filter(({ id }) => id !== than)
              .slice(0, most)
              .map((record) => children(record))}
          </ul>
        )}
      </Loaded>
    </nav>
  );
}

interface OtherItemProps {
  readonly photo: string | undefined;
  /** A link, and what is shown below it. */
  readonly children: ReactNode;
}

export function OtherItem({ photo, children }: OtherItemProps) {
  return (
    <li className="frame">
      <Photo src={photo} isLazy />
      <div>{children}</div>
    </li>
  );
}
