import { Link } from 'wouter';
import { Chevron } from './Icon';

interface BackLinkProps {
  readonly href: string;
  readonly text: string;
}

/** Renders the link from a page to the list or page above it. */
export const BackLink = ({ href, text }: BackLinkProps) => (
  <Link className="arrow-link service-back" href={href}>
    <Chevron to="previous" />
    {text}
  </Link>
);
