import Pagination from '@mui/material/Pagination';
import { keptChoice } from '../../../platform/keptChoice';
import { t } from '../../language/t';
import { SelectField } from '../fields/SelectField';
import { type ListUse, usePageSize } from './useListQuery';

interface PagerProps {
  readonly list: ListUse;
  readonly label: string;
  readonly total: number;
}

const SIZES = [10, 20, 50, 100];

/** Renders the range of rows shown, the page size, the height of rows and the page navigation. */
export function Pager({ list: { query, change }, label, total }: PagerProps) {
  const { page, perPage } = query;
  const { density } = useDensity();
  const pages = Math.max(1, Math.ceil(total / perPage));
  const hasMore = page > 1 || total > Math.min(...SIZES);
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  const sizes = SIZES.includes(perPage) ? SIZES : [perPage, ...SIZES];
  return (
    <div className="pn-pager pn-small spread">
      <p role="status">
        {first > total
          ? t('Nothing on this page')
          : t('{{first}}–{{last}} of {{total}}', { first, last, total })}
      </p>
      {hasMore && (
        <SelectField
          menu
          label={t('Rows per page')}
          value={String(perPage)}
          options={sizes.map((size) => [String(size), String(size)])}
          onChoose={(size) => {
            usePageSize.setState({ perPage: Number(size) });
            change({ perPage: Number(size) });
          }}
        />
      )}
      <SelectField
        menu
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        label={t('Row height')}
        value={density}
        options={[
          ['compact', t('Compact')],
          ['roomy', t('Roomy')],
        ]}
        onChoose={(chosen) => useDensity.setState({ density: chosen })}
      />
      {hasMore && (
        <Pagination
          aria-label={t('Pages of {{label}}', { label })}
          count={pages}
          page={Math.min(page, pages)}
          onChange={(_, next) => change({ page: next })}
        />
      )}
    </div>
  );
}

/** How high the rows of lists are: one line, or as much as they contain. */
export const useDensity = keptChoice<{ readonly density: 'compact' | 'roomy' }>('density', {
  density: 'compact',
});
