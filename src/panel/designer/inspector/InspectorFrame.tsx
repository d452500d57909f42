import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useRef } from 'react';
import { PanelIcon, type PanelIconShape } from '../../base/PanelIcon';
import { t } from '../../language/t';
import { useDesigning } from '../core/designing';
import { stepPlace } from '../core/moves';
import { lineOf, numbered, sentenceCase } from '../core/rowWords';
import { pathTo, type Row } from '../core/tree';
import { HEADING } from '../core/useAim';

interface InspectorFrameProps {
  readonly onClose: () => void;
  /** Shown as long as nothing is selected. */
  readonly empty: ReactNode;
  /** Further buttons beside those that move, copy and delete a row. */
  readonly actions?: (row: Row) => ReactNode;
  /** Called instead of deleting at once; remove deletes the row. */
  readonly onRemove?: ((row: Row, remove: () => void) => Promise<void>) | undefined;
  readonly children: (row: Row) => ReactNode;
}

/** Renders the frame of the inspector: what is selected, where it is, and what can be done with it. */
export function InspectorFrame(props: InspectorFrameProps) {
  const { onClose, empty, actions, onRemove, children } = props;
  const { grammar, rows, selected, select } = useDesigning();
  const path = pathTo(rows, selected);
  const row = path.at(-1);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pane.current) pane.current.scrollTop = 0;
  }, [selected]);
  if (!row) {
    return (
      <Box
        className="ds-inspector stack-20 muted"
        sx={{ placeItems: 'center', textAlign: 'center', '& > p': { paddingBlock: 6 } }}
      >
        {empty}
      </Box>
    );
  }
  return (
    <section ref={pane} className="ds-inspector stack-20" aria-labelledby={HEADING}>
      <Box
        sx={{ display: 'none', '@container designer (max-width: 619.95px)': { display: 'block' } }}
      >
        <Button startIcon={<PanelIcon shape="back" />} onClick={onClose}>
          {t('All questions')}
        </Button>
      </Box>
      <Box
        component="header"
        className="spread"
        sx={{ gap: 1, '& h2': { fontSize: '1.15rem' }, '& h2:focus': { outline: 'none' } }}
      >
        <div>
          {path.length > 1 && (
            <Box
              component="p"
              className="row"
              sx={{ gap: 'var(--rega-space-4) var(--rega-space-12)', fontSize: '0.875rem' }}
            >
              {path.slice(0, -1).map((around) => (
                <button
                  key={around.id}
                  type="button"
                  className="pn-bare ds-link"
                  onClick={() => select(around.id)}
                >
                  <bdi>{sentenceCase(lineOf(around, grammar))}</bdi>
                </button>
              ))}
            </Box>
          )}
          <h2 id={HEADING} tabIndex={-1}>
            {sentenceCase(numbered(row, grammar))}
          </h2>
        </div>
        {!grammar.words(row).isFixed && (
          <Actions row={row} more={actions?.(row)} onRemove={onRemove} />
        )}
      </Box>
      {children(row)}
    </section>
  );
}

interface ActionsProps extends Pick<InspectorFrameProps, 'onRemove'> {
  readonly row: Row;
  readonly more: ReactNode;
}

function Actions({ row, more, onRemove }: ActionsProps) {
  const { grammar, rows, make, drop, step, say } = useDesigning();
  const { id } = row;
  const words = grammar.words(row);
  const what = t(words.what);
  const name = sentenceCase(what);
  const canMove = (by: 1 | -1) => stepPlace(rows, id, by, grammar.takes) !== undefined;
  const remove = () => {
    drop(grammar.remove(row));
    say(t('{{name}} deleted. Undo brings it back.', { name }));
  };
  return (
    <Box sx={{ display: 'flex' }} role="group" aria-label={t('This {{what}}', { what })}>
      <Action
        name={t('Move {{what}} up', { what })}
        icon="up"
        isOff={!canMove(-1)}
        onClick={() => step(id, -1)}
      />
      <Action
        name={t('Move {{what}} down', { what })}
        icon="down"
        isOff={!canMove(1)}
        onClick={() => step(id, 1)}
      />
      <Action
        name={t('Duplicate {{what}}', { what })}
        icon="copy"
        onClick={() => make(grammar.copy(row), words.key)}
      />
      {more}
      <Action
        name={t('Delete {{what}}', { what })}
        icon="bin"
        onClick={() => (onRemove ? void onRemove(row, remove) : remove())}
      />
    </Box>
  );
}

interface ActionProps {
  readonly name: string;
  readonly icon: PanelIconShape;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

/** Renders a button of an icon. A disabled one keeps the focus, since it may be enabled again after the next step. */
export function Action({ name, icon, isOff = false, onClick }: ActionProps) {
  return (
    <IconButton
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      <PanelIcon shape={icon} />
    </IconButton>
  );
}
