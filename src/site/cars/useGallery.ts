import { useContent, withQuery } from '../../platform/content/useContent';
import { useListAddress } from '../lists/useListAddress';
import { useSearchText } from '../lists/useSearchText';
import { toGalleryPage } from './car';

/** The server accepts no larger page number. */
const MOST_PAGES = 1_000_000;

/** Returns the gallery with its search and page. A new search starts at page 1 (docs/requirements.md, P15). */
export function useGallery() {
  const [{ search, page }, ask] = useListAddress(galleryQueryIn);
  const content = useContent(withQuery('client/car_type_gallery', { page, search }), toGalleryPage);
  const searchFor = (text: string) => ask({ search: text, page: 1 });
  const turnTo = (to: number) => ask({ page: to });
  return { ...useSearchText(search, searchFor), page, turnTo, content };
}

function galleryQueryIn(query: URLSearchParams) {
  const page = Number(query.get('page'));
  return {
    search: query.get('search')?.trim() ?? '',
    page: Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1,
  };
}
