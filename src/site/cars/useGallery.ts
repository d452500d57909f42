import { useEffect, useState } from 'react';
import { useContent, withQuery } from '../../platform/content/useContent';
import { toGalleryPage } from './car';

/** Typing has paused for so long, in milliseconds, when the search begins. */
const PAUSE = 300;

/** The searchable gallery: from page 1 with an empty search (docs/requirements.md, P15); a new search, page 1. */
export function useGallery() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState({ search: '', page: 1 });
  const search = typed.trim();

  useEffect(() => {
    if (search === asked.search) return undefined;
    const timer = setTimeout(() => setAsked({ search, page: 1 }), PAUSE);
    return () => clearTimeout(timer);
  }, [search, asked.search]);

  const content = useContent(
    withQuery('client/car_type_gallery', { page: asked.page, search: asked.search }),
    toGalleryPage,
  );
  const turnTo = (page: number) => setAsked({ search: asked.search, page });
  return { typed, setTyped, page: asked.page, turnTo, content };
}
