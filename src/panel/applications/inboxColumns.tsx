import type { Column } from '../data/DataTable';
import { serviceCalled } from '../pages';
import type { InboxRow } from './inbox';
import { momentText } from './moment';
import { StatusChip } from './StatusChip';

const NAME: Column<InboxRow> = {
  name: 'name',
  label: 'Name',
  sortable: true,
  render: ({ name, reference, unread }) => (
    <span className="ap-name">
      <bdi dir="auto">{name || '—'}</bdi>
      {unread && <span className="ap-unread">Unread</span>}
      <bdi dir="ltr" className="ap-reference">
        {reference}
      </bdi>
    </span>
  ),
};

const SERVICE: Column<InboxRow> = {
  name: 'service',
  label: 'Service',
  render: ({ service }) => serviceCalled(service)?.tile.title[2] ?? service,
};

const COLUMNS: readonly Column<InboxRow>[] = [
  {
    name: 'phone',
    label: 'Contact',
    render: ({ phone, email }) => (
      <span className="ap-contact">
        <bdi dir="ltr">{phone}</bdi>
        <bdi dir="ltr">{email}</bdi>
      </span>
    ),
  },
  {
    name: 'createdAt',
    label: 'Received',
    sortable: true,
    render: ({ createdAt }) => <time dateTime={createdAt}>{momentText(createdAt)}</time>,
  },
  { name: 'status', label: 'Status', render: ({ status }) => <StatusChip status={status} /> },
];

const OF_ONE = [NAME, ...COLUMNS];
const OF_ALL = [NAME, SERVICE, ...COLUMNS];

/** What an inbox shows of each application. */
export const inboxColumns = (ofAllServices: boolean): readonly Column<InboxRow>[] =>
  ofAllServices ? OF_ALL : OF_ONE;
