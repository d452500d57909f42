import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { KeyboardEvent } from 'react';
import { PanelIcon } from '../../base/PanelIcon';
import { SortableRow } from '../../base/SortableRow';
import { t } from '../../language/t';
import { rowButtonId } from '../core/controlIds';
import { useDesigning } from '../core/designing';
import { lineOf, numbered, sentenceCase } from '../core/rowWords';
import { pathTo, type Row } from '../core/tree';

interface OutlineRowProps {
  readonly row: Row;
  readonly isClosed: boolean;
  readonly onFold: () => void;
}

/** Renders a row of the outline: selected by its name, dragged by its grip, moved with Alt and the arrow keys. */
export function OutlineRow({ row, isClosed, onFold }: OutlineRowProps) {
  const { grammar, selected, select, step } = useDesigning();
  const { id, level, children, questions: count = children } = row;
  const { name, icon, detail, marks = [] } = grammar.words(row);
  const questions =
    count !== undefined && t('{{count}} questions', { count, defaultValue_one: '1 question' });
  const onKeyDown = (event: KeyboardEvent) => {
    const isUp = event.key === 'ArrowUp';
    if (!event.altKey || (!isUp && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    step(id, isUp ? -1 : 1);
  };
  return (
    <SortableRow
      id={id}
      name={lineOf(row, grammar)}
      className="ds-row line"
      data-level={level}
      data-selected={id === selected}
    >
      {level === 0 && (
        <Box
          component="button"
          type="button"
          className="pn-bare"
          sx={{
            display: 'grid',
            flex: 'none',
            placeItems: 'center',
            width: '28px',
            minHeight: '40px',
            color: 'var(--rega-muted)',
          }}
          aria-expanded={!isClosed}
          aria-label={t('Questions of {{name}}', { name: lineOf(row, grammar) })}
          onClick={onFold}
        >
          <PanelIcon shape={isClosed ? 'next' : 'down'} />
        </Box>
      )}
      <button
        type="button"
        id={rowButtonId(id)}
        className="pn-bare ds-name line"
        aria-current={id === selected}
        onClick={() => select(id)}
        onKeyDown={onKeyDown}
      >
        {icon && <PanelIcon shape={icon} />}
        <span className="visually-hidden">{sentenceCase(numbered(row, grammar))}: </span>
        <bdi className="truncate" data-empty={name === undefined}>
          {name ?? t('No text yet')}
        </bdi>
        {marks.map((mark) => (
          <span key={mark.words} className="ds-mark" title={mark.words}>
            <PanelIcon shape={mark.icon} />
            <span className="visually-hidden"> {mark.words}</span>
          </span>
        ))}
        <small className="muted">{detail ?? questions}</small>
      </button>
      <Marks row={row} isClosed={isClosed} />
    </SortableRow>
  );
}

interface MarksProps {
  readonly row: Row;
  /** Its rows are hidden, so their issues are marked here. */
  readonly isClosed: boolean;
}

/** Renders the number of issues of a row; a question counts those of what is in it. */
function Marks({ row, isClosed }: MarksProps) {
  const { rows, issues, isRefused } = useDesigning();
  const isOwn = (id: string) =>
    id === row.id || ((isClosed || !row.isOpen) && pathTo(rows, id).includes(row));
  const count = issues.filter((issue) => isOwn(issue.row)).length;
  if (count === 0) return null;
  return (
    <Chip
      {...(isRefused ? { color: 'error' } : { color: 'warning', variant: 'outlined' })}
      title={t('{{number}} to finish', { number: count })}
      label={
        <>
          {count}
          <span className="visually-hidden"> {t('to finish')}</span>
        </>
      }
      sx={{ flex: 'none', marginInline: '4px 8px' }}
    />
  );
}
