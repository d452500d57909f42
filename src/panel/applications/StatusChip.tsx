import type { StatusBook } from '../../contract/statuses';
import { panelLanguage } from '../language/panelLanguage';

interface StatusChipProps {
  readonly book: StatusBook;
  readonly service: string;
  readonly status: string;
}

export function StatusChip({ book, service, status }: StatusChipProps) {
  const color = book.find(service, status)?.color ?? 'muted';
  return (
    <span className="pn-chip ap-status" style={{ color: `var(--rega-${color})` }}>
      {book.nameOf(service, status, panelLanguage())}
    </span>
  );
}
