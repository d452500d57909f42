import Pagination from '@mui/material/Pagination';
import { useId } from 'react';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';
import { type Density, useDensity } from './useDensity';

interface PagerProps {
  readonly label: string;
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly onChange: (change: { readonly page?: number; readonly perPage?: number }) => void;
}

const SIZES = [10, 20, 50, 100];

const DENSITIES = { compact: 'Compact', roomy: 'Roomy' } as const satisfies Readonly<
  Record<Density, PanelText>
>;

/** Renders the range of rows shown, the page size, the height of rows and the page navigation. */
export function Pager({ label, total, page, perPage, onChange }: PagerProps) {
  const id = useId();
  const { density } = useDensity();
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
      <p className="pn-density">
        <label htmlFor={`${id}-density`}>{t('Row height')}</label>{' '}
        <select
          id={`${id}-density`}
          value={density}
          onChange={({ target }) =>
            useDensity.setState({ density: target.value === 'roomy' ? 'roomy' : 'compact' })
          }
        >
          {Object.entries(DENSITIES).map(([each, name]) => (
            <option key={each} value={each}>
              {t(name)}
            </option>
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
