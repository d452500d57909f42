import { Link } from 'wouter';
import { PanelIcon } from '../layout/PanelIcon';
import { neighboursOf, wayBack } from './lastList';

interface BackRowProps {
  readonly id: string;
  /** The URL of the list. */
  readonly back: string;
}

/** Renders links to the list in its last state, and to the previous and next application in it. */
export function BackRow({ id, back }: BackRowProps) {
  const beside = neighboursOf(id);
  const hrefOf = (other: string) => `${back}/application/${encodeURIComponent(other)}`;
  return (
    <nav className="ap-back" aria-label="Applications">
      <Link href={wayBack(back)} className="pn-back">
        <PanelIcon shape="back" />
        Back to the list
      </Link>
      {beside && beside.of > 1 && (
        <p className="ap-beside">
          <span>
            {beside.position} of {beside.of} on this page
          </span>
          {beside.before !== undefined && <Link href={hrefOf(beside.before)}>Previous</Link>}
          {beside.after !== undefined && <Link href={hrefOf(beside.after)}>Next</Link>}
        </p>
      )}
    </nav>
  );
}
