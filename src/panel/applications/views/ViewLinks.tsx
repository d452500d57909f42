import { useEffect } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { APPLICATION_CALLS } from '../../../contract/applications';
import { readAs } from '../../../contract/readAs';
import type { ViewData } from '../../../contract/views';
import { useFetched } from '../../../platform/api/useFetched';
import { useArrivalStore } from '../../arrivals/arrivalStore';
import { panelHref } from '../../layout/address';
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

const totalIn = (answer: unknown) => readAs(APPLICATION_CALLS.count.answer.schema, answer).total;

function ViewLink({ view: { name, query }, onChosen }: ViewLinkProps) {
  const inbox = panelHref('home/inbox');
  const [location] = useLocation();
  const search = useSearch();
  const revision = useArrivalStore(({ arrivals }) => arrivals);
  const counted = useFetched(`application_count/?${query}`, totalIn, { revision });
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
      {counted.state === 'ready' && <span className="pn-count">{COUNT.format(counted.value)}</span>}
    </li>
  );
}

const COUNT = new Intl.NumberFormat('en');
