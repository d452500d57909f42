import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type KeyboardEvent, memo } from 'react';
import { PanelIcon } from '../../base/PanelIcon';
import { SortableRow } from '../../base/SortableRow';
import { t } from '../../language/t';
import { rowButtonId } from '../core/controlIds';
import { lineOf, numbered, sentenceCase } from '../core/rowWords';
import type { Grammar, Row } from '../core/tree';

interface OutlineRowProps {
  readonly row: Row;
  readonly grammar: Grammar;
  readonly isSelected: boolean;
  readonly isClosed: boolean;
  /** How many issues it has; with those of the rows in it, as long as these are hidden. */
  readonly issues: number;
  readonly isRefused: boolean;
  /** Always the same functions. */
  readonly actions: RowActions;
}

export interface RowActions {
  readonly select: (id: string) => void;
  readonly step: (id: string, by: 1 | -1) => void;
  readonly fold: (id: string) => void;
}

/**
 * Renders a row of the outline: selected by its name, dragged by its grip, moved with Alt and the arrow keys. A key that is
 * typed draws only the row that it changes.
 */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { row, grammar, isSelected, isClosed, issues, isRefused, actions } = props;
  const { select, step, fold } = actions;
  const { id, level, children, questions: count = children } = row;
  const { name, icon, detail, marks = [] } = grammar.words(row);
  const questions = count !== undefined && t('{{count}} questions', { count });
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
      data-selected={isSelected}
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
          onClick={() => fold(id)}
        >
          <PanelIcon shape={isClosed ? 'next' : 'down'} />
        </Box>
      )}
      <button
        type="button"
        id={rowButtonId(id)}
        className="pn-bare ds-name line"
        aria-current={isSelected}
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
      {issues > 0 && (
        <Chip
          {...(isRefused ? { color: 'error' } : { color: 'warning', variant: 'outlined' })}
          title={t('{{number}} to finish', { number: issues })}
          label={
            <>
              {issues}
              <span className="visually-hidden"> {t('to finish')}</span>
            </>
          }
          sx={{ flex: 'none', marginInline: '4px 8px' }}
        />
      )}
    </SortableRow>
  );
});
