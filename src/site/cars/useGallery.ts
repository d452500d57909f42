import { useSearchParams } from 'wouter';
import { useContent, withQuery } from '../../platform/content/useContent';
import { useSearchText } from '../lists/useSearchText';
import { toGalleryPage } from './car';

/** The server accepts no larger page number. */
const MOST_PAGES = 1_000_000;

/**
 * Returns the gallery with its search and page, which are stored in the URL, so that Back and a
 * reload restore them. A new search starts at page 1 (docs/requirements.md, P15).
 */
export function useGallery() {
  const [query, setQuery] = useSearchParams();
  const { search, page } = galleryQueryIn(query);
  const searchFor = (text: string) => setQuery(toQuery({ search: text, page: 1 }), kept());
  const content = useContent(withQuery('client/car_type_gallery', { page, search }), toGalleryPage);
  const turnTo = (to: number) => setQuery(toQuery({ search, page: to }), kept());
  return { ...useSearchText(search, searchFor), page, turnTo, content };
}

/** The form on the same page stores its step in the history entry. */
const kept = () => ({ replace: true, state: history.state as unknown });

function galleryQueryIn(query: URLSearchParams) {
  const page = Number(query.get('page'));
  return {
    search: query.get('search')?.trim() ?? '',
    page: Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1,
  };
}

/** The inverse of galleryQueryIn; omits the defaults. */
const toQuery = ({ search, page }: ReturnType<typeof galleryQueryIn>): Record<string, string> => ({
  ...(search !== '' && { search }),
  ...(page !== 1 && { page: String(page) }),
});
