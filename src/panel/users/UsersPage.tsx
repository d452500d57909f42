import type { User } from '../../contract/accounts';
import Button from '@mui/material/Button';
import { grantable, hasRight, type Right, RIGHTS, ROLES } from '../../contract/rights';
import { countText, useCounted } from '../arrivals/useCounted';
import { Link } from 'wouter';
import { backendHas } from '../../platform/api/capabilities';
import { useSession } from '../../platform/api/sessionStore';
import { momentText } from '../base/moment';
import { type Column, FetchedTable } from '../data/list/DataTable';
import { TextTable } from '../data/list/TextTable';
import { SearchBox } from '../data/list/SearchBox';
import { useListQuery } from '../data/list/useListQuery';
import { useFetched } from '../../platform/api/useFetched';
import { panelHref } from '../base/panelHref';
import { PanelFrame } from '../layout/PanelFrame';
import { agoText } from '../base/ago';
import { RIGHT_NAMES, rightsText, ROLE_NAMES } from './rightsWords';
import { UserState } from './UserState';
import { usersIn } from './user';
import { t } from '../language/t';

export function UsersPage() {
  const list = useListQuery({ order: 'email' });
  const users = useFetched(list.path('user/'), usersIn);
  const me = useSession(({ user }) => user?.id);
  return (
    <PanelFrame
      title={t('Users')}
      actions={
        <Button variant="contained" component={Link} href={panelHref('home/users/new')}>
          {t('New user')}
        </Button>
      }
    >
      <SearchBox label={t('Name or e-mail')} list={list} />
      <FetchedTable
        of={users}
        label={t('Users')}
        list={list}
        columns={columnsFor(me)}
        rowHref={({ id }) => panelHref(`home/users/${encodeURIComponent(id)}`)}
        empty={t('No users found.')}
      />
      {backendHas('roles') && <RolesTable />}
    </PanelFrame>
  );
}

const roleColumn = (): Column<User> => ({
  name: 'role',
  label: t('Role'),
  render: ({ role, services }) => rightsText({ role, services, granted: [] }),
});

const columnsFor = (me: string | undefined): readonly Column<User>[] => [
  {
    name: 'name',
    label: t('Name'),
    sortable: true,
    render: ({ id, email, name }) => (
      <>
        <bdi>{name || email}</bdi>
        {id === me && <span className="pn-small">{t('you')}</span>}
      </>
    ),
  },
  { name: 'email', label: t('E-mail'), sortable: true },
  ...(backendHas('roles') ? [roleColumn()] : []),
  {
    name: 'disabled',
    label: t('State'),
    render: ({ disabled }) => <UserState disabled={disabled} />,
  },
  ...(backendHas('handling')
    ? [
        {
          name: 'open',
          label: t('Open applications'),
          render: ({ id }: User) => <OpenCases assignee={id} />,
        },
      ]
    : []),
  {
    name: 'lastLoginAt',
    label: t('Last login'),
    sortable: true,
    render: ({ lastLoginAt }) =>
      lastLoginAt === null ? (
        t('Never')
      ) : (
        <time dateTime={lastLoginAt} title={momentText(lastLoginAt)}>
          {agoText(lastLoginAt, new Date())}
        </time>
      ),
  },
];

/** Renders how many open applications an account has now, as a link to them. */
function OpenCases({ assignee }: { readonly assignee: string }) {
  const query = { assignee, open: '1' };
  const count = useCounted(new URLSearchParams(query).toString());
  if (!count) return null;
  return <Link href={panelHref('home/inbox', query)}>{countText(count)}</Link>;
}

/** Renders what each role may do: always, or if an owner grants it. */
const RolesTable = () => (
  <details>
    <summary>{t('What each role may do')}</summary>
    <TextTable
      label={t('What each role may do')}
      columns={[
        { head: '', cell: (right) => t(RIGHT_NAMES[right]) },
        ...ROLES.map((role) => ({
          head: t(ROLE_NAMES[role]),
          cell: (right: Right) =>
            hasRight({ role, granted: [], services: null }, right)
              ? t('Yes')
              : grantable(role).includes(right)
                ? t('If granted')
                : t('No'),
        })),
      ]}
      rows={RIGHTS}
    />
  </details>
);
