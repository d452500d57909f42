import Pagination from '@mui/material/Pagination';
import { t } from '../language/t';
import { SelectField } from './SelectField';
import { useDensity } from './useDensity';

interface PagerProps {
  readonly label: string;
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly onChange: (change: { readonly page?: number; readonly perPage?: number }) => void;
}

const SIZES = [10, 20, 50, 100];

/** Renders the range of rows shown, the page size, the height of rows and the page navigation. */
export function Pager({ label, total, page, perPage, onChange }: PagerProps) {
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
      <SelectField
        label={t('Rows per page')}
        value={String(perPage)}
        options={sizes.map((size) => [String(size), String(size)])}
        onChoose={(size) => onChange({ perPage: Number(size) })}
      />
      <SelectField
        className="pn-density"
        label={t('Row height')}
        value={density}
        options={[
          ['compact', t('Compact')],
          ['roomy', t('Roomy')],
        ]}
        onChoose={(chosen) => useDensity.setState({ density: chosen })}
      />
      <Pagination
        aria-label={t('Pages of {{label}}', { label })}
        count={pages}
        page={Math.min(page, pages)}
        onChange={(_, next) => onChange({ page: next })}
      />
    </div>
  );
}
