import Box from '@mui/material/Box';
import type { User } from '../../contract/accounts';
import Button from '@mui/material/Button';
import { Link } from 'wouter';
import { backendHas } from '../../platform/api/capabilities';
import { useSession } from '../../platform/api/sessionStore';
import { momentText } from '../base/moment';
import { type Column, FetchedTable } from '../data/list/DataTable';
import { SearchBox } from '../data/list/SearchBox';
import { useListQuery } from '../data/list/useListQuery';
import { useFetched } from '../../platform/api/useFetched';
import { panelHref } from '../base/panelHref';
import { PanelFrame } from '../layout/PanelFrame';
import { agoText } from '../base/ago';
import { rightsText } from './rightsWords';
import { UserState } from './UserState';
import { usersIn } from './user';
import { t } from '../language/t';
import './users.css';

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
    name: 'email',
    label: t('E-mail'),
    sortable: true,
    render: ({ id, email }) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{email}</bdi>
        {id === me && (
          <Box component="span" className="pn-small" sx={{ marginInlineStart: 1 }}>
            {t('you')}
          </Box>
        )}
      </Box>
    ),
  },
  { name: 'name', label: t('Name'), sortable: true },
  ...(backendHas('roles') ? [roleColumn()] : []),
  {
    name: 'disabled',
    label: t('State'),
    render: ({ disabled }) => <UserState disabled={disabled} />,
  },
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
  {
    name: 'createdAt',
    label: t('Created'),
    sortable: true,
    render: ({ createdAt }) => <time dateTime={createdAt}>{momentText(createdAt)}</time>,
  },
];
