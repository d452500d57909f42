import { useTranslation } from 'react-i18next';
import { SearchInput } from '../lists/SearchInput';

interface CarSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Renders a search input that searches while the visitor types. */
export function CarSearch({ value, onChange }: CarSearchProps) {
  const { t } = useTranslation();
  return (
    <form
      className="filters cars-search"
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor="cars-search">{t('cars.search')}</label>
      <SearchInput
        id="cars-search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </form>
  );
}
