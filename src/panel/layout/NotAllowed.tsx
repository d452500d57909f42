import { Link } from 'wouter';
import { panelHref } from './address';
import { PanelFrame } from './PanelFrame';

/** Renders a page that the account may not use. */
export function NotAllowed() {
  return (
    <PanelFrame title="Not for your account">
      <p>
        Your account does not have the right to use this page. If you need it, ask an owner of the
        site. <Link href={panelHref('home')}>Go to Home</Link>
      </p>
    </PanelFrame>
  );
}
