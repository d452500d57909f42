import type { User } from '../../contract/accounts';
import Button from '@mui/material/Button';
import { Link } from 'wouter';
import { hasOwnCalls } from '../../platform/settings';
import { useSession } from '../../platform/session/sessionStore';
import { momentText } from '../applications/moment';
import { type Column, DataTable } from '../data/DataTable';
import { SearchBox } from '../data/SearchBox';
import { useListQuery } from '../data/useListQuery';
import { useStaff } from '../data/useStaff';
import { Waiting } from '../data/Waiting';
import { panelHref } from '../layout/address';
import { PanelFrame } from '../layout/PanelFrame';
import { agoText } from './ago';
import { ROLE_NAMES } from './rightsWords';
import { UserState } from './UserState';
import { usersIn } from './user';
import './users.css';

/** Renders the list of accounts, with search. */
export function UsersPage() {
  const { query, change, path } = useListQuery({ order: 'email' });
  const users = useStaff(path('user/'), usersIn);
  const me = useSession(({ user }) => user?.id);
  return (
    <PanelFrame
      title="Users"
      actions={
        <Button variant="contained" component={Link} href={panelHref('home/users/new')}>
          New user
        </Button>
      }
    >
      <SearchBox
        label="Name or e-mail"
        value={query.search}
        onSearch={(search) => change({ search })}
      />
      <Waiting of={users}>
        {({ rows, total }) => (
          <DataTable
            label="Users"
            columns={columnsFor(me)}
            rows={rows}
            total={total}
            page={query.page}
            perPage={query.perPage}
            order={query.order}
            onChange={change}
            rowHref={({ id }) => panelHref(`home/users/${encodeURIComponent(id)}`)}
            empty={<p>No users found.</p>}
          />
        )}
      </Waiting>
    </PanelFrame>
  );
}

const ROLE_COLUMN: Column<User> = {
  name: 'role',
  label: 'Role',
  render: ({ role, services }) =>
    services === null
      ? ROLE_NAMES[role]
      : `${ROLE_NAMES[role]}, ${services.length} ${services.length === 1 ? 'service' : 'services'}`,
};

const columnsFor = (me: string | undefined): readonly Column<User>[] => [
  {
    name: 'email',
    label: 'E-mail',
    sortable: true,
    render: ({ id, email }) => (
      <span className="pe-email">
        <bdi>{email}</bdi>
        {id === me && <span className="pe-you">you</span>}
      </span>
    ),
  },
  { name: 'name', label: 'Name', sortable: true },
  ...(hasOwnCalls ? [ROLE_COLUMN] : []),
  {
    name: 'disabled',
    label: 'State',
    render: ({ disabled }) => <UserState disabled={disabled} />,
  },
  {
    name: 'lastLoginAt',
    label: 'Last login',
    sortable: true,
    render: ({ lastLoginAt }) =>
      lastLoginAt === null ? (
        'Never'
      ) : (
        <time dateTime={lastLoginAt} title={momentText(lastLoginAt)}>
          {agoText(lastLoginAt, new Date())}
        </time>
      ),
  },
  {
    name: 'createdAt',
    label: 'Created',
    sortable: true,
    render: ({ createdAt }) => <time dateTime={createdAt}>{momentText(createdAt)}</time>,
  },
];
