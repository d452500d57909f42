import './others.css';
import type { ReactNode } from 'react';

interface OtherItemProps {
  readonly photo: string | undefined;
  /** A link, and what is shown below it. */
  readonly children: ReactNode;
}

/** Renders an item of a list of others, with its photo. */
export function OtherItem({ photo, children }: OtherItemProps) {
  return (
    <li className="frame">
      {photo !== undefined && (
        <img className="photo" src={photo} alt="" loading="lazy" width="640" height="480" />
      )}
      <div>{children}</div>
    </li>
  );
}
