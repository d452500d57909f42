import { PANEL_CALLS } from '../../contract/panel';
import { contractRoute } from '../http/contractRoute';
import type { Route } from '../http/addRoutes';
import { searchTokens } from '../storage/searchText';
import type { Storage } from '../storage/storage';

/** Lists what staff did, newest first; a search looks in who, what and to what. */
export const auditRoutes = ({ audit }: Storage): readonly Route[] => [
  contractRoute(PANEL_CALLS.audit, async ({ query: { page, perPage, action = '', search } }) => {
    const found = await audit.list({ page, perPage }, searchTokens(search), action);
    return { ...found, page, perPage };
  }),
];
