import { Icon } from './Icon';

interface ChevronProps {
  /** In reading direction. */
  readonly to: 'next' | 'previous';
}

export function Chevron({ to }: ChevronProps) {
  return (
    <Icon path={to === 'next' ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'} className="icon-directed" />
  );
}
