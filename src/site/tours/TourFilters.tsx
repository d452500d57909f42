import '../lists/filters.css';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../lists/SearchInput';
import { useSearchText } from '../lists/useSearchText';
import { isSort, SORTS, type useTourList } from './useTourList';

type TourFiltersProps = Omit<ReturnType<typeof useTourList>, 'content' | 'hasMore' | 'more'>;

export function TourFilters({ search, sort, searchFor, sortBy }: TourFiltersProps) {
  const { t } = useTranslation();
  const { form, input } = useSearchText(search, searchFor);
  return (
    <form className="filters tours-filters" {...form}>
      <div>
        <label htmlFor="tours-search">{t('tours.search')}</label>
        <SearchInput id="tours-search" placeholder={t('tours.searchHint')} {...input} />
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
