import type { ListColumn } from '../../definition/describe/listCells';
import { hasOwnCalls } from '../../platform/settings';
import type { Column } from '../data/DataTable';
import { serviceCalled } from '../pages';
import type { InboxRowData } from './inbox';
import { dayText, momentText } from './moment';
import { STATUS_BOOK } from './statuses';
import { StatusChip } from './StatusChip';
import type { Colleagues } from './useColleagues';
import { WORDS } from './words';

const NAME: Column<InboxRowData> = {
  name: 'name',
  label: 'Name',
  sortable: hasOwnCalls,
  render: ({ name, reference, unread }) => (
    <span className="ap-name">
      <bdi dir="auto">{name || '—'}</bdi>
      {unread && <span className="pn-chip ap-unread">Unread</span>}
      <bdi dir="ltr" className="ap-reference">
        {reference}
      </bdi>
    </span>
  ),
};

const SERVICE: Column<InboxRowData> = {
  name: 'service',
  label: 'Service',
  sortable: hasOwnCalls,
  render: ({ service }) => serviceCalled(service)?.tile.title[2] ?? service,
};

const ABOUT: readonly Column<InboxRowData>[] = hasOwnCalls
  ? [
      {
        name: 'about',
        label: 'For',
        sortable: hasOwnCalls,
        render: ({ about }) => (
          <bdi dir="auto" className="ap-words">
            {about}
          </bdi>
        ),
      },
    ]
  : [];

const CONTACT: Column<InboxRowData> = {
  name: 'phone',
  label: 'Contact',
  sortable: hasOwnCalls,
  render: ({ phone, email }) => (
    <span className="ap-contact">
      <bdi dir="ltr">{phone}</bdi>
      <bdi dir="ltr" title={email}>
        {email}
      </bdi>
    </span>
  ),
};

const STATUS: Column<InboxRowData> = {
  name: 'status',
  label: 'Status',
  sortable: hasOwnCalls,
  render: ({ service, status }) => (
    <StatusChip book={STATUS_BOOK} service={service} status={status} />
  ),
};

const dueColumn: Column<InboxRowData> = {
  name: 'due',
  label: WORDS.due,
  sortable: hasOwnCalls,
  render: ({ due, overdue }) =>
    due !== null && (
      <span className={overdue ? 'ap-due ap-overdue' : 'ap-due'}>
        <time dateTime={due}>{dayText(due)}</time>
        {overdue && ` ${WORDS.overdue}`}
      </span>
    ),
};

const assigneeColumn = (nameOf: Colleagues['nameOf']): Column<InboxRowData> => ({
  name: 'assignee',
  label: WORDS.assignee,
  sortable: hasOwnCalls,
  render: ({ assignee }) =>
    assignee !== null && <bdi className="ap-assignee">{nameOf(assignee)}</bdi>,
});

const COURSE: readonly Column<InboxRowData>[] = [
  {
    name: 'createdAt',
    label: 'Received',
    sortable: hasOwnCalls,
    render: ({ createdAt }) => <time dateTime={createdAt}>{momentText(createdAt)}</time>,
  },
  ...(hasOwnCalls ? [STATUS] : []),
];

/**
 * Returns the columns of an inbox.
 * @param own the columns of the service; undefined for the inbox of all services
 * @param nameOf returns the name of a colleague
 */
export const inboxColumns = (
  own: readonly ListColumn[] | undefined,
  nameOf: Colleagues['nameOf'],
): readonly Column<InboxRowData>[] => [
  NAME,
  ...(own === undefined ? [SERVICE] : []),
  ...ABOUT,
  CONTACT,
  ...(own ?? []).map(ownColumn),
  ...COURSE,
  ...(hasOwnCalls ? [assigneeColumn(nameOf), dueColumn] : []),
];

const ownColumn = ({ name, label }: ListColumn): Column<InboxRowData> => ({
  // The prefix avoids a clash between a field and a common column of the same name.
  name: `answers.${name}`,
  label,
  render: ({ cells }) => {
    const cell = cells.find((one) => one.name === name);
    if (!cell) return null;
    return (
      <bdi dir={cell.code ? 'ltr' : 'auto'} className={cell.code ? 'ap-code' : 'ap-words'}>
        {cell.text}
      </bdi>
    );
  },
});
