import type { Status } from '../../contract/statuses';
import { STATUS_NAMES } from '../../contract/staffWords';

export function StatusChip({ status }: { readonly status: Status }) {
  return <span className={`pn-chip ap-status ap-status-${status}`}>{STATUS_NAMES[status]}</span>;
}
