import { useEffect } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { ViewData } from '../../../contract/views';
import { panelHref } from '../../layout/panelHref';
import { countText, useCounted } from '../useCounted';
import { readViews, useViews, viewQuery } from './viewStore';

/** Renders links to the saved lists, below the one to the inbox. */
export function ViewLinks({ onChosen }: { readonly onChosen: (() => void) | undefined }) {
  const views = useViews();
  useEffect(() => {
    void readViews();
  }, []);
  if (!views || views.length === 0) return null;
  return (
    <ul className="pn-views">
      {views.map((view) => (
        <ViewLink key={view.id} view={view} onChosen={onChosen} />
      ))}
    </ul>
  );
}

interface ViewLinkProps {
  readonly view: ViewData;
  readonly onChosen: (() => void) | undefined;
}

function ViewLink({ view: { name, query }, onChosen }: ViewLinkProps) {
  const inbox = panelHref('home/inbox');
  const [location] = useLocation();
  const search = useSearch();
  const count = useCounted(query);
  const isHere = location === inbox && viewQuery(search) === viewQuery(query);
  return (
    <li>
      <Link
        href={query === '' ? inbox : `${inbox}?${query}`}
        aria-current={isHere ? 'page' : undefined}
        onClick={onChosen}
      >
        <bdi>{name}</bdi>
      </Link>
      {count !== undefined && <span className="pn-count">{countText(count)}</span>}
    </li>
  );
}
