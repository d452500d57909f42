import '../lists/filters.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../lists/SearchInput';
import { isSort, SORTS, type useTourList } from './useTourList';

type TourFiltersProps = Omit<ReturnType<typeof useTourList>, 'content' | 'hasMore' | 'more'>;

/** The search starts after typing has paused for this long, in milliseconds. */
const PAUSE = 300;

export function TourFilters({ search, sort, searchFor, sortBy }: TourFiltersProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const applied = useRef(search);
  const timer = useRef(0);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The URL may change by Back; text that is being typed must stay.
    if (search === applied.current || !input.current) return;
    applied.current = search;
    input.current.value = search;
  }, [search]);

  const tell = () => {
    clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? '';
    if (text === applied.current) return;
    applied.current = text;
    searchFor(text);
  };
  const tellSoon = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(tell, PAUSE);
  };
  return (
    <form
      className="filters tours-filters"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        tell();
      }}
    >
      <div>
        <label htmlFor="tours-search">{t('tours.search')}</label>
        <SearchInput
          ref={input}
          id="tours-search"
          defaultValue={search}
          placeholder={t('tours.searchHint')}
          onChange={tellSoon}
        />
      </div>
      <div>
        <label htmlFor="tours-sort">{t('tours.sort')}</label>
        <select
          id="tours-sort"
          value={sort}
          onChange={({ target }) => isSort(target.value) && sortBy(target.value)}
        >
          {Object.entries(SORTS).map(([order, words]) => (
            <option key={order} value={order}>
              {t(`tours.sorts.${words}`)}
            </option>
          ))}
        </select>
      </div>
    </form>
  );
}
