import { useTranslation } from 'react-i18next';

interface CarSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Searches while one types. */
export function CarSearch({ value, onChange }: CarSearchProps) {
  const { t } = useTranslation();
  return (
    <form className="cars-search" role="search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="cars-search">{t('cars.search')}</label>
      <div className="cars-search-box">
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l5 5" />
        </svg>
        <input
          id="cars-search"
          type="search"
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </form>
  );
}
