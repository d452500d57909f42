import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useContent, withQuery } from '../../platform/content/useContent';
import { toGalleryPage } from './car';

/** Typing has paused for so long, in milliseconds, when the search begins. */
const PAUSE = 300;
/** The server accepts no larger page number. */
const MOST_PAGES = 1_000_000;

interface Asked {
  readonly search: string;
  readonly page: number;
}

/**
 * The searchable gallery: from page 1 with an empty search (docs/requirements.md, P15); a new search
 * begins at page 1. Both are kept in the address, so that Back and a reload find them again.
 */
export function useGallery() {
  const [query, setQuery] = useSearchParams();
  const { search, page } = askedIn(query);
  const [typed, setTyped] = useState(search);
  const wanted = typed.trim();

  useEffect(() => {
    if (wanted === search) return undefined;
    const ask = () => setQuery(toQuery({ search: wanted, page: 1 }), kept());
    const timer = setTimeout(ask, PAUSE);
    return () => clearTimeout(timer);
  }, [wanted, search, setQuery]);

  const content = useContent(withQuery('client/car_type_gallery', { page, search }), toGalleryPage);
  const turnTo = (to: number) => setQuery(toQuery({ search, page: to }), kept());
  return { typed, setTyped, page, turnTo, content };
}

/** The form on the same page stores its step in the history entry. */
const kept = () => ({ replace: true, state: history.state as unknown });

function askedIn(query: URLSearchParams): Asked {
  const page = Number(query.get('page'));
  return {
    search: query.get('search')?.trim() ?? '',
    page: Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1,
  };
}

/** The inverse of askedIn; omits the defaults. */
const toQuery = ({ search, page }: Asked): Record<string, string> => ({
  ...(search !== '' && { search }),
  ...(page !== 1 && { page: String(page) }),
});
