import { useTranslate } from '../useTranslate';

interface PageListProps {
  readonly count: number;
  /** The row that is shown. */
  readonly page: number;
  readonly invalid: ReadonlySet<number>;
  readonly nameOf: (index: number) => string;
  readonly onOpen: (index: number) => void;
}

/** Lists the rows by name, to select the one that is shown. */
export function PageList({ count, page, invalid, nameOf, onOpen }: PageListProps) {
  const t = useTranslate();
  if (count < 2) return null;
  return (
    <ol className="rg-page-list">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <button
            type="button"
            className={invalid.has(index) ? 'rg-page-tab rg-page-invalid' : 'rg-page-tab'}
            aria-current={index === page || undefined}
            onClick={() => onOpen(index)}
          >
            {nameOf(index)}{' '}
            {invalid.has(index) && <span className="rg-heard">({t('form.hasErrors')})</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
