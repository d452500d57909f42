import { PanelIcon } from '../../base/PanelIcon';
import { t } from '../../language/t';
import { useDesigning } from '../core/designing';
import { lineOf } from '../core/rowWords';
import { type Row, rowsIn } from '../core/tree';

/** Renders the rows in a group or a list, as buttons that select them. */
export function RowsInside({ row }: { readonly row: Row }) {
  const { grammar, rows, select } = useDesigning();
  return (
    <ol className="stack-8" aria-label={t('Questions of {{name}}', { name: lineOf(row, grammar) })}>
      {rowsIn(rows, row.id).map((inner) => {
        const { name, icon, detail } = grammar.words(inner);
        return (
          <li key={inner.id}>
            <button
              type="button"
              className="pn-bare pn-frame ds-column line"
              onClick={() => select(inner.id)}
            >
              <PanelIcon shape={icon ?? 'unknown'} />
              <bdi className="truncate">{name ?? t('No text yet')}</bdi>
              <small className="muted">{detail}</small>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
