import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { useEffect } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { ViewData } from '../../contract/views';
import { panelHref } from '../base/panelHref';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';
import { useMay } from '../session/may';
import { useArrivalStore } from '../arrivals/arrivalStore';
import { countText, useCounted } from '../arrivals/useCounted';
import { readViews, useViews, viewQuery } from './viewStore';

/** What waits longest comes first. */
const TO_CHECK = 'check=1&order=sentAt';

/** The lists that a team works through. */
const STANDING = [
  ['To check', TO_CHECK],
  ['Mine', 'assignee=me&open=1'],
  ['Unassigned', 'assignee=none&open=1'],
  ['Overdue', 'due=overdue'],
] as const satisfies readonly (readonly [PanelText, string])[];

/** Renders links to lists of applications, below the one to the inbox: those of all teams, and the saved ones. */
export function ViewLinks() {
  const may = useMay();
  const views = useViews();
  useEffect(() => {
    void readViews();
  }, []);
  const standing = may('handleApplications')
    ? STANDING.map(([name, query]) => ({ id: query, name: t(name), query }))
    : [];
  const shown = [...standing, ...(views ?? [])];
  if (shown.length === 0) return null;
  return (
    <Box component="ul" sx={{ '& a': { paddingInlineStart: 5 } }}>
      {shown.map((view) => (
        <ViewLink key={view.id} {...view} />
      ))}
    </Box>
  );
}

function ViewLink({ name, query }: Pick<ViewData, 'name' | 'query'>) {
  const inbox = panelHref('home/inbox');
  const [location] = useLocation();
  const search = useSearch();
  const count = useCounted(query);
  useEffect(() => {
    // The title of the tab has it, too.
    if (query === TO_CHECK) useArrivalStore.setState({ toCheck: count ?? 0 });
  }, [query, count]);
  const isHere = location === inbox && viewQuery(search) === viewQuery(query);
  return (
    <li>
      <ListItemButton
        component={Link}
        href={query === '' ? inbox : `${inbox}?${query}`}
        selected={isHere}
        aria-current={isHere ? 'page' : undefined}
      >
        <bdi>{name}</bdi>
      </ListItemButton>
      {count !== undefined && <span className="pn-count">{countText(count)}</span>}
    </li>
  );
}
