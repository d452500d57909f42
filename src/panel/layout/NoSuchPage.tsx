import { Link } from 'wouter';
import { panelHref } from './address';
import { PanelFrame } from './PanelFrame';

/** Renders the panel's "page not found". */
export function NoSuchPage() {
  return (
    <PanelFrame title="No such page">
      <p>
        There is no page at this address. <Link href={panelHref('home')}>Go to Home</Link>
      </p>
    </PanelFrame>
  );
}
