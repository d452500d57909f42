import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { KeyboardEvent } from 'react';
import { PanelIcon } from '../../../base/PanelIcon';
import { useBuilder } from '../builder';
import { rowId } from '../nodeControlId';
import { elementTypeOf, type Node } from '../sectionsDraft';
import { kindOf } from '../kinds';
import type { OutlineRowData } from './rows';
import { lineOf, nameOf, numbered, sentenceCase } from './rowWords';
import { SortableRow } from '../../../base/SortableRow';
import { t } from '../../../language/t';

interface OutlineRowProps {
  readonly row: OutlineRowData;
  readonly isClosed: boolean;
  readonly onFold: () => void;
}

/** Renders a row of the outline: selected by its name, dragged by its grip, moved with Alt and the arrow keys. */
export function OutlineRow({ row, isClosed, onFold }: OutlineRowProps) {
  const { selected, act, step } = useBuilder();
  const { node, level } = row;
  const name = nameOf(node);
  const kind = kindOf(elementTypeOf(node));
  const questions =
    node.children &&
    t('{{count}} questions', { count: node.children.length, defaultValue_one: '1 question' });
  const onKeyDown = (event: KeyboardEvent) => {
    const isUp = event.key === 'ArrowUp';
    if (!event.altKey || (!isUp && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    step(node.id, isUp ? -1 : 1);
  };
  return (
    <SortableRow
      id={node.id}
      name={lineOf(row)}
      className="sb-row line"
      data-level={level}
      data-selected={node.id === selected}
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
          aria-label={t('Questions of {{name}}', { name: lineOf(row) })}
          onClick={onFold}
        >
          <PanelIcon shape={isClosed ? 'next' : 'down'} />
        </Box>
      )}
      <button
        type="button"
        id={rowId(node.id)}
        className="pn-bare sb-name line"
        aria-current={node.id === selected}
        onClick={() => act({ do: 'select', id: node.id })}
        onKeyDown={onKeyDown}
      >
        {level > 0 && <PanelIcon shape={kind?.icon ?? 'unknown'} />}
        <span className="visually-hidden">{sentenceCase(numbered(row))}: </span>
        <bdi className="truncate" data-empty={name === undefined}>
          {name ?? t('No text yet')}
        </bdi>
        <small className="muted">{level === 0 ? questions : kind && t(kind.name)}</small>
      </button>
      <Marks row={row} isClosed={isClosed} />
    </SortableRow>
  );
}

interface MarksProps {
  readonly row: OutlineRowData;
  /** Its children are hidden, so their issues are marked here. */
  readonly isClosed: boolean;
}

/** Renders the number of issues of a row; a list counts those of its columns. */
function Marks({ row: { node, level }, isClosed }: MarksProps) {
  const { issues, isRefused } = useBuilder();
  const ids = new Set(level === 0 && !isClosed ? [node.id] : idsIn(node));
  const count = issues.filter(({ id }) => ids.has(id)).length;
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

const idsIn = ({ id, children = [] }: Node): readonly number[] => [id, ...children.flatMap(idsIn)];
