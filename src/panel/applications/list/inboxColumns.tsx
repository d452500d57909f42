import Box from '@mui/material/Box';
import type { ListColumn } from '../../../definition/describe/listCells';
import { amountsText } from '../../../definition/model/ledger';
import { backendHas } from '../../../platform/api/capabilities';
import type { Column } from '../../data/list/DataTable';
import { serviceName } from '../../pages';
import { AboutWords } from '../AboutWords';
import type { InboxRowData } from '../inbox';
import { dayText, listText, shortDay, zonedText } from '../../base/moment';
import { sentText } from '../sentText';
import { currentStatuses } from '../statusBook';
import type { Colleagues } from '../useColleagues';
import { t } from '../../language/t';
import type { StatusBook } from '../../../contract/statuses';
import { panelLanguage } from '../../language/panelLanguage';

type InboxColumn = Column<InboxRowData>;

/** Returns a column that this server can sort by. */
const sorted = (
  name: string,
  label: string,
  render: NonNullable<InboxColumn['render']>,
): InboxColumn => ({ name, label, sortable: backendHas('listQueries'), render });

/**
 * Returns the columns of an inbox.
 * @param own the columns of the service; undefined for the inbox of all services
 * @param nameOf returns the name of a colleague
 * @param hasMoney whether an application of the page has something open
 */
export const inboxColumns = (
  own: readonly ListColumn[] | undefined,
  { nameOf, hasMoney }: Pick<Colleagues, 'nameOf'> & { readonly hasMoney: boolean },
): readonly InboxColumn[] => [
  sorted('name', t('Name'), ({ name, reference, unread, incomplete, found }) => (
    <span className="ap-name pn-inline">
      {unread && (
        <span className="pn-dot ap-unread" title={t('Unread')}>
          <span className="visually-hidden">{t('Unread')}</span>
        </span>
      )}
      <bdi dir="auto">{name || '—'}</bdi>
      <span className="pn-small ap-reference">
        <bdi dir="ltr">{reference}</bdi>
      </span>
      {incomplete && <span className="pn-small">{t('Incomplete')}</span>}
      {found && (
        <span className="pn-small truncate ap-elsewhere" title={found}>
          {t('Found in: {{label}}', { label: found })}
        </span>
      )}
    </span>
  )),
  ...(own === undefined
    ? [sorted('service', t('Service'), ({ service }) => serviceName(service))]
    : []),
  ...(backendHas('applications')
    ? [sorted('about', t('For'), ({ about }) => about !== '' && <AboutWords about={about} />)]
    : []),
  sorted('phone', t('Contact'), ({ phone, email }) => (
    <span className="ap-contact">
      <bdi className="truncate" dir="ltr">
        {phone}
      </bdi>
      <bdi className="truncate" dir="ltr" title={email}>
        {email}
      </bdi>
    </span>
  )),
  ...(own ?? []).map(ownColumn),
  sorted('createdAt', t('Received'), ({ createdAt }) => (
    <time dateTime={createdAt} title={zonedText(createdAt)}>
      {listText(createdAt)}
    </time>
  )),
  ...(backendHas('handling')
    ? [
        sorted(
          'sentAt',
          t('Last change'),
          (row) =>
            row.sentAt !== null && (
              <span className={row.toCheck ? 'ap-sent-text ap-to-check' : 'ap-sent-text'}>
                <bdi dir="auto">{sentText(row)}</bdi>{' '}
                <time dateTime={row.sentAt} title={zonedText(row.sentAt)}>
                  {listText(row.sentAt)}
                </time>
                {row.toCheck && (
                  <span className="visually-hidden">
                    {t('From the applicant, not looked at yet')}
                  </span>
                )}
              </span>
            ),
        ),
        sorted('status', t('Status'), ({ service, status }) => (
          <StatusDot book={currentStatuses()} service={service} status={status} />
        )),
        sorted(
          'assignee',
          t('Assigned to'),
          ({ assignee }) =>
            assignee !== null && (
              <bdi className="truncate" dir="auto">
                {nameOf(assignee)}
              </bdi>
            ),
        ),
        ...(hasMoney ? [openColumn()] : []),
        sorted(
          'due',
          t('Due'),
          ({ due, overdue }) =>
            due !== null && (
              <time
                className={overdue ? 'pn-alarming' : undefined}
                dateTime={due}
                title={overdue ? `${dayText(due)}, ${t('overdue')}` : dayText(due)}
              >
                {shortDay(due)}
                {overdue && <span aria-hidden="true"> !</span>}
                {overdue && <span className="visually-hidden"> {t('overdue')}</span>}
              </time>
            ),
        ),
      ]
    : []),
];

const openColumn = (): InboxColumn => ({
  name: 'open',
  label: t('To pay'),
  render: ({ open = [] }) => open.length > 0 && <bdi dir="ltr">{amountsText(open)}</bdi>,
});

const ownColumn = ({ name, label }: ListColumn): InboxColumn => ({
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

interface StatusDotProps {
  readonly book: StatusBook;
  readonly service: string;
  readonly status: string;
}

/** Renders a status as a dot of its colour and its name. */
export function StatusDot({ book, service, status }: StatusDotProps) {
  const color = book.find(service, status)?.color ?? 'muted';
  return (
    <span className="pn-inline">
      <Box component="span" className="pn-dot" sx={{ '--dot': `var(--rega-${color})` }} />
      {book.nameOf(service, status, panelLanguage())}
    </span>
  );
}
