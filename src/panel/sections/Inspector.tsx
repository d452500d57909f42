import Button from '@mui/material/Button';
import { PanelIcon } from '../layout/PanelIcon';
import { useBuilder } from './builder';
import { Actions } from './Actions';
import { QuestionParts } from './QuestionParts';
import { pathTo } from './rows';
import { lineOf, numbered, sentenceCase } from './rowWords';
import { SectionParts } from './SectionParts';
import { HEADING } from './useAim';
import { t } from '../language/t';

/** Renders the properties and actions of the selected section, question or column. */
export function Inspector({ onClose }: { readonly onClose: () => void }) {
  const { draft, selected, act } = useBuilder();
  const path = pathTo(draft, selected);
  const row = path.at(-1);
  if (!row) {
    return (
      <div className="sb-inspector sb-nothing">
        <p>
          {draft.sections.length === 0
            ? t('This form has no sections yet. Add the first one.')
            : t('Choose a section or a question to see and change what it says.')}
        </p>
      </div>
    );
  }
  return (
    <section className="sb-inspector" aria-labelledby={HEADING}>
      <div className="sb-close">
        <Button size="small" startIcon={<PanelIcon shape="back" />} onClick={onClose}>
          {t('All questions')}
        </Button>
      </div>
      <header className="sb-head">
        <div>
          {path.length > 1 && (
            <p className="sb-around">
              {path.slice(0, -1).map((around) => (
                <button
                  key={around.node.id}
                  type="button"
                  className="sb-link"
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
