import type { ListColumn } from '../../definition/describe/listCells';
import { hasOwnCalls } from '../../platform/readPageSettings';
import type { Column } from '../data/DataTable';
import { serviceCalled } from '../pages';
import { AboutWords } from './AboutWords';
import type { InboxRowData } from './inbox';
import { briefDay, briefText, dayText, zonedText } from './moment';
import { STATUS_BOOK } from './statusBook';
import { StatusChip } from './StatusChip';
import type { Colleagues } from './useColleagues';
import { t } from '../language/t';
import { ownText } from '../language/panelLanguage';

const nameColumn = (): Column<InboxRowData> => ({
  name: 'name',
  label: t('Name'),
  sortable: hasOwnCalls,
  render: ({ name, reference, unread, found }) => (
    <span className="ap-name">
      {unread && (
        <span className="ap-unread" title={t('Unread')}>
          <span className="visually-hidden">{t('Unread')}</span>
        </span>
      )}
      <bdi dir="auto">{name || '—'}</bdi>
      <span className="ap-reference">
        <bdi dir="ltr">{reference}</bdi>
      </span>
      {found && (
        <span className="ap-elsewhere" title={found}>
          {t('Found in: {{label}}', { label: found })}
        </span>
      )}
    </span>
  ),
});

const serviceColumn = (): Column<InboxRowData> => ({
  name: 'service',
  label: t('Service'),
  sortable: hasOwnCalls,
  render: ({ service }) => {
    const known = serviceCalled(service);
    return known ? ownText(known.tile.title) : service;
  },
});

const aboutColumns = (): readonly Column<InboxRowData>[] =>
  hasOwnCalls
    ? [
        {
          name: 'about',
          label: t('For'),
          sortable: hasOwnCalls,
          render: ({ about }) => about !== '' && <AboutWords about={about} />,
        },
      ]
    : [];

const contactColumn = (): Column<InboxRowData> => ({
  name: 'phone',
  label: t('Contact'),
  sortable: hasOwnCalls,
  render: ({ phone, email }) => (
    <span className="ap-contact">
      <bdi dir="ltr">{phone}</bdi>
      <bdi dir="ltr" title={email}>
        {email}
      </bdi>
    </span>
  ),
});

const statusColumn = (): Column<InboxRowData> => ({
  name: 'status',
  label: t('Status'),
  sortable: hasOwnCalls,
  render: ({ service, status }) => (
    <StatusChip book={STATUS_BOOK} service={service} status={status} />
  ),
});

const dueColumn = (): Column<InboxRowData> => ({
  name: 'due',
  label: t('Due'),
  sortable: hasOwnCalls,
  render: ({ due, overdue }) =>
    due !== null && (
      <span className={overdue ? 'ap-due ap-overdue' : 'ap-due'}>
        <time dateTime={due} title={dayText(due)}>
          {briefDay(due)}
        </time>
        {overdue && ` ${t('overdue')}`}
      </span>
    ),
});

const assigneeColumn = (nameOf: Colleagues['nameOf']): Column<InboxRowData> => ({
  name: 'assignee',
  label: t('Assigned to'),
  sortable: hasOwnCalls,
  render: ({ assignee }) =>
    assignee !== null && <bdi className="ap-assignee">{nameOf(assignee)}</bdi>,
});

const courseColumns = (): readonly Column<InboxRowData>[] => [
  {
    name: 'createdAt',
    label: t('Received'),
    sortable: hasOwnCalls,
    render: ({ createdAt }) => (
      <time dateTime={createdAt} title={zonedText(createdAt)}>
        {briefText(createdAt)}
      </time>
    ),
  },
  ...(hasOwnCalls ? [statusColumn()] : []),
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
  nameColumn(),
  ...(own === undefined ? [serviceColumn()] : []),
  ...aboutColumns(),
  contactColumn(),
  ...(own ?? []).map(ownColumn),
  ...courseColumns(),
  ...(hasOwnCalls ? [assigneeColumn(nameOf), dueColumn()] : []),
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
