import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { Json } from '../../../../definition/model/values';
import { isSameId } from '../../../../definition/sections/fields';
import { PanelIcon } from '../../../base/PanelIcon';
import { useBuilder, useIssue } from '../builder';
import { QuestionParts } from './QuestionParts';
import { type OutlineRowData, pathTo } from '../outline/rows';
import { lineOf, numbered, sentenceCase, whatIs } from '../outline/rowWords';
import { HEADING } from '../outline/useAim';
import { t } from '../../../language/t';
import { AddMenu } from '../outline/AddMenu';
import { nodeControlId } from '../nodeControlId';
import { LanguageTexts } from './LanguageTexts';
import { type Node, saysOf, nodeToWire } from '../sectionsDraft';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useCopiedSection } from '../copiedSection';
import { stepPlace } from '../outline/moves';

export function Inspector({ onClose }: { readonly onClose: () => void }) {
  const { draft, selected, act } = useBuilder();
  const path = pathTo(draft, selected);
  const row = path.at(-1);
  if (!row) {
    return (
      <Box
        className="sb-inspector stack-20 muted"
        sx={{ placeItems: 'center', textAlign: 'center', '& > p': { paddingBlock: 6 } }}
      >
        <p>
          {draft.sections.length === 0
            ? t('This form has no sections yet. Add the first one.')
            : t('Choose a section or a question to see and change what it says.')}
        </p>
      </Box>
    );
  }
  return (
    <section className="sb-inspector stack-20" aria-labelledby={HEADING}>
      <Box
        sx={{ display: 'none', '@container builder (max-width: 619.95px)': { display: 'block' } }}
      >
        <Button size="small" startIcon={<PanelIcon shape="back" />} onClick={onClose}>
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
                  key={around.node.id}
                  type="button"
                  className="pn-bare sb-link"
                  onClick={() => act({ do: 'select', id: around.node.id })}
                >
                  <bdi>{sentenceCase(lineOf(around))}</bdi>
                </button>
              ))}
            </Box>
          )}
          <h2 id={HEADING} tabIndex={-1}>
            {sentenceCase(numbered(row))}
          </h2>
        </div>
        <Actions row={row} />
      </Box>
      {row.level === 0 ? <SectionParts row={row} /> : <QuestionParts row={row} />}
    </section>
  );
}

const KEY = 'body';

function SectionParts({ row }: { readonly row: OutlineRowData }) {
  const { node } = row;
  const issue = useIssue(node.id, KEY, 'This section {{issue}}');
  return (
    <div className="stack-20">
      <LanguageTexts node={node} path={['title']} label={t('Title')} />
      <LanguageTexts
        node={node}
        path={['sectionNote']}
        label={t('Note')}
        help={t('Shown at the top of the section. Optional.')}
        isLong
      />
      <TypeIds node={node} />
      <div>
        <AddMenu
          row={row}
          label={t('Add question')}
          id={nodeControlId(node.id, KEY)}
          error={issue}
        />
      </div>
    </div>
  );
}

/** Renders a check box for each type that a section may be limited to; all types if none is ticked. */
function TypeIds({ node }: { readonly node: Node }) {
  const { types, act } = useBuilder();
  const { typeIds } = saysOf(node);
  const chosen: readonly Json[] = Array.isArray(typeIds) ? typeIds : [];
  if (!types || (types.length === 0 && chosen.length === 0)) return null;
  const gone = chosen.filter((one) => !types.some((type) => isSameId(type.id, one))).map(String);
  const id = nodeControlId(node.id, 'typeIds');
  const toggle = (type: string, isOn: boolean) =>
    act({
      do: 'set',
      id: node.id,
      path: ['typeIds'],
      value: isOn ? [...chosen, type] : chosen.filter((one) => !isSameId(one, type)),
    });
  const all = [
    ...types,
    ...gone.map((one) => ({ id: one, name: t('{{id}}: not offered here', { id: one }) })),
  ];
  return (
    <fieldset className="pn-field" aria-describedby={`${id}-help`}>
      <legend className="pn-label">{t('Shown for')}</legend>
      <Box className="row" sx={{ rowGap: 0 }}>
        {all.map((type, index) => (
          <FormControlLabel
            key={type.id}
            label={<bdi>{type.name}</bdi>}
            control={<Checkbox {...(index === 0 && { id })} />}
            checked={chosen.some((one) => isSameId(one, type.id))}
            onChange={(_, isOn) => toggle(type.id, isOn)}
          />
        ))}
      </Box>
      <FormHelperText id={`${id}-help`} error={gone.length > 0}>
        {wordsFor(chosen, gone)}
      </FormHelperText>
    </fieldset>
  );
}

function wordsFor(chosen: readonly Json[], gone: readonly string[]): string {
  if (gone.length > 0) return t('A type is ticked that is not offered here. Untick it.');
  return chosen.length === 0
    ? t('None ticked: the section is shown for every type.')
    : t('The section is shown for the ticked types only.');
}

function Actions({ row }: { readonly row: OutlineRowData }) {
  const { draft, act, step, say } = useBuilder();
  const { id } = row.node;
  const name = whatIs(row);
  const what = name.toLowerCase();
  return (
    <Box sx={{ display: 'flex' }} role="group" aria-label={t('This {{what}}', { what })}>
      <Action
        name={t('Move {{what}} up', { what })}
        icon={<PanelIcon shape="up" />}
        isOff={!stepPlace(draft, id, -1)}
        onClick={() => step(id, -1)}
      />
      <Action
        name={t('Move {{what}} down', { what })}
        icon={<PanelIcon shape="down" />}
        isOff={!stepPlace(draft, id, 1)}
        onClick={() => step(id, 1)}
      />
      <Action
        name={t('Duplicate {{what}}', { what })}
        icon={<PanelIcon shape="copy" />}
        onClick={() => act({ do: 'duplicate', id })}
      />
      {row.level === 0 && (
        <Action
          name={t('Copy section for another form')}
          icon={<PanelIcon shape="section" />}
          onClick={() => {
            useCopiedSection.setState({ wire: nodeToWire(row.node, row.level) });
            say(t('Section copied. Open another form to insert it there.'));
          }}
        />
      )}
      <Action
        name={t('Delete {{what}}', { what })}
        icon={<PanelIcon shape="bin" />}
        onClick={() => {
          act({ do: 'remove', id });
          say(t('{{name}} deleted. Undo brings it back.', { name }));
        }}
      />
    </Box>
  );
}

interface ActionProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

/** A disabled button keeps the focus, since it may be enabled again after the next step. */
function Action({ name, icon, isOff = false, onClick }: ActionProps) {
  return (
    <IconButton
      aria-label={name}
      title={name}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      {icon}
    </IconButton>
  );
}
