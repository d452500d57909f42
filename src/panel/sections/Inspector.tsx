import Button from '@mui/material/Button';
import { PanelIcon } from '../layout/PanelIcon';
import { useBuilder, useIssue } from './builder';
import { Actions } from './Actions';
import { type OutlineRowData, outlineRows, pathTo } from './rows';
import { lineOf, numbered, sentenceCase } from './rowWords';
import { HEADING } from './useAim';
import { t } from '../language/t';
import { AddMenu } from './AddMenu';
import { nodeControlId } from './nodeControlId';
import { LanguageTexts } from './LanguageTexts';
import { TypeIds } from './TypeIds';
import { TYPES } from '../../definition/sections/questions';
import { ChoiceParts } from './ChoiceParts';
import { ListColumns } from './Columns';
import { elementTypeOf } from './sectionsDraft';
import { FollowUp } from './FollowUp';
import { Preset } from './Preset';
import { kindOf, kindsAt, withType } from './kinds';
import { Select } from './Select';

export function Inspector({ onClose }: { readonly onClose: () => void }) {
  const { draft, selected, act } = useBuilder();
  const path = pathTo(draft, selected);
  const row = path.at(-1);
  if (!row) {
    return (
      <div className="sb-inspector stack-20 sb-nothing muted">
        <p>
          {draft.sections.length === 0
            ? t('This form has no sections yet. Add the first one.')
            : t('Choose a section or a question to see and change what it says.')}
        </p>
      </div>
    );
  }
  return (
    <section className="sb-inspector stack-20" aria-labelledby={HEADING}>
      <div className="sb-close">
        <Button size="small" startIcon={<PanelIcon shape="back" />} onClick={onClose}>
          {t('All questions')}
        </Button>
      </div>
      <header className="sb-head spread">
        <div>
          {path.length > 1 && (
            <p className="sb-around row">
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
            </p>
          )}
          <h2 id={HEADING} tabIndex={-1}>
            {sentenceCase(numbered(row))}
          </h2>
        </div>
        <Actions row={row} />
      </header>
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

/** Renders the controls of a question or a column: its texts, and what its type needs. */
function QuestionParts({ row }: { readonly row: OutlineRowData }) {
  const { node, level } = row;
  const type = elementTypeOf(node);
  return (
    <div className="stack-20">
      <LanguageTexts
        node={node}
        path={['elLable']}
        label={level === 1 ? t('Question') : t('Name of the column')}
      />
      <div className="sb-selects">
        <KindSelect row={row} />
        {level === 1 && <SectionSelect row={row} />}
      </div>
      {type === TYPES.choice && <ChoiceParts node={node} />}
      {type === TYPES.yesNo && level === 1 && <FollowUp node={node} />}
      {(type === TYPES.list || (type === TYPES.yesNo && node.children)) && level === 1 && (
        <ListColumns row={row} />
      )}
      <Preset node={node} />
    </div>
  );
}

/** Renders the select for a question's type; a change keeps its texts. */
function KindSelect({ row: { node, level } }: { readonly row: OutlineRowData }) {
  const { act } = useBuilder();
  const issue = useIssue(node.id, 'elType', 'This {{issue}}');
  const kinds = kindsAt(level);
  const kind = kindOf(elementTypeOf(node));
  return (
    <Select
      id={nodeControlId(node.id, 'elType')}
      label={t('Kind of answer')}
      value={kind && kinds.includes(kind) ? String(kind.type) : ''}
      options={kinds.map(({ type, name }) => [String(type), t(name)] as const)}
      help={kind && t(kind.about)}
      issue={issue}
      onChoose={(value) => {
        const chosen = kinds.find(({ type }) => String(type) === value);
        if (!chosen) return;
        act({ do: 'replace', id: node.id, change: (wire) => withType(wire, chosen.type) });
      }}
    />
  );
}

function SectionSelect({ row }: { readonly row: OutlineRowData }) {
  const { draft, act, say } = useBuilder();
  const sections = outlineRows(draft).filter(({ level }) => level === 0);
  return (
    <Select
      id={nodeControlId(row.node.id, 'section')}
      label={t('In section')}
      value={String(row.parent)}
      options={sections.map((section) => [String(section.node.id), lineOf(section)] as const)}
      onChoose={(value) => {
        const to = sections.find(({ node }) => String(node.id) === value);
        if (!to || to.node.id === row.parent) return;
        const place = { parent: to.node.id, index: to.node.children?.length ?? 0 };
        act({ do: 'move', id: row.node.id, place });
        say(t('Moved to the end of {{name}}.', { name: lineOf(to) }));
      }}
    />
  );
}
