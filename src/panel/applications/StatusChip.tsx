import { STATUS_BOOK } from './statuses';

interface StatusChipProps {
  readonly service: string;
  readonly status: string;
}

export function StatusChip({ service, status }: StatusChipProps) {
  const color = STATUS_BOOK.find(service, status)?.color ?? 'muted';
  return (
    <span className={`pn-chip ap-status ap-status-${color}`}>
      {STATUS_BOOK.nameOf(service, status)}
    </span>
  );
}
