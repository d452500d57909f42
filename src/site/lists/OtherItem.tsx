import './others.css';
import type { ReactNode } from 'react';
import { Photo } from '../cards/Photo';

interface OtherItemProps {
  readonly photo: string | undefined;
  /** A link, and what is shown below it. */
  readonly children: ReactNode;
}

/** Renders an item of a list of others, with its photo. */
export function OtherItem({ photo, children }: OtherItemProps) {
  return (
    <li className="frame">
      <Photo src={photo} isLazy />
      <div>{children}</div>
    </li>
  );
}
