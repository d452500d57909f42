import { type Status, STATUS_WORDS } from './status';

export function StatusChip({ status }: { readonly status: Status }) {
  return <span className={`ap-status ap-status-${status}`}>{STATUS_WORDS[status]}</span>;
}
