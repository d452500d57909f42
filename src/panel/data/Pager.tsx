import Pagination from '@mui/material/Pagination';
import { useId } from 'react';
import { t } from '../language/t';

interface PagerProps {
  readonly label: string;
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly onChange: (change: { readonly page?: number; readonly perPage?: number }) => void;
}

const SIZES = [10, 20, 50, 100];

/** Renders the range of rows shown, the page size and the page navigation. */
export function Pager({ label, total, page, perPage, onChange }: PagerProps) {
  const id = useId();
  const pages = Math.max(1, Math.ceil(total / perPage));
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  const sizes = SIZES.includes(perPage) ? SIZES : [perPage, ...SIZES];
  return (
    <div className="pn-pager">
      <p role="status">
        {first > total
          ? t('Nothing on this page')
          : t('{{first}}–{{last}} of {{total}}', { first, last, total })}
      </p>
      <p>
        <label htmlFor={id}>{t('Rows per page')}</label>{' '}
        <select
          id={id}
          value={perPage}
          onChange={({ target }) => onChange({ perPage: Number(target.value) })}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </p>
      <Pagination
        aria-label={t('Pages of {{label}}', { label })}
        count={pages}
        page={Math.min(page, pages)}
        onChange={(_, next) => onChange({ page: next })}
      />
    </div>
  );
}
