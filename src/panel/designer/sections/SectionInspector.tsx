import type { Json } from '../../../definition/model/values';
import { isSameId } from '../../../definition/sections/fields';
import { t } from '../../language/t';
import { controlId } from '../core/controlIds';
import { useDesigning, useIssue } from '../core/designing';
import type { Row } from '../core/tree';
import { Action, InspectorFrame } from '../inspector/InspectorFrame';
import { LanguageTexts } from '../inspector/LanguageTexts';
import { Fieldset } from '../service/controls/inputs';
import { Checks } from '../../data/fields/Checks';
import { AddElement } from './AddElement';
import { useSectionParts, useCopiedSection } from './composing';
import { QuestionParts } from './QuestionParts';
import { saysOf, written } from './sectionRows';

export function SectionInspector({ onClose }: { readonly onClose: () => void }) {
  const { rows, say } = useDesigning();
  return (
    <InspectorFrame
      onClose={onClose}
      empty={
        <p>
          {rows.length === 0
            ? t('This form has no sections yet. Add the first one.')
            : t('Choose a section or a question to see and change what it says.')}
        </p>
      }
      actions={(row) =>
        row.level === 0 && (
          <Action
            name={t('Copy section for another form')}
            icon="section"
            onClick={() => {
              useCopiedSection.setState({ wire: row.value });
              say(t('Section copied. Open another form to insert it there.'));
            }}
          />
        )
      }
    >
      {(row) => (row.level === 0 ? <SectionParts row={row} /> : <QuestionParts row={row} />)}
    </InspectorFrame>
  );
}

const KEY = 'body';

function SectionParts({ row }: { readonly row: Row }) {
  const issue = useIssue(row.id, KEY, 'This section {{issue}}');
  return (
    <div className="stack-20">
      <LanguageTexts row={row} path={['title']} label={t('Title')} />
      <LanguageTexts
        row={row}
        path={['sectionNote']}
        label={t('Note')}
        help={t('Shown at the top of the section. Optional.')}
        isLong
      />
      <TypeIds row={row} />
      <div>
        <AddElement row={row} label={t('Add question')} id={controlId(row.id, KEY)} error={issue} />
      </div>
    </div>
  );
}

/** Renders a check box for each type that a section may be limited to; all types if none is ticked. */
function TypeIds({ row }: { readonly row: Row }) {
  const { edit } = useDesigning();
  const { types } = useSectionParts();
  const { typeIds } = saysOf(row);
  const chosen: readonly Json[] = Array.isArray(typeIds) ? typeIds : [];
  if (!types || (types.length === 0 && chosen.length === 0)) return null;
  const gone = chosen.filter((one) => !types.some((type) => isSameId(type.id, one))).map(String);
  const id = controlId(row.id, 'typeIds');
  const choose = (ids: readonly Json[]) =>
    edit(
      written(
        row,
        ['typeIds'],
        ids.map((type) => chosen.find((one) => isSameId(one, type)) ?? type),
      ),
    );
  return (
    <Fieldset
      id={id}
      label={t('Shown for')}
      {...{ [gone.length > 0 ? 'error' : 'help']: wordsFor(chosen, gone) }}
    >
      <Checks
        isRow
        options={[
          ...types.map((type) => [type.id, type.name] as const),
          ...gone.map((one) => [one, t('{{id}}: not offered here', { id: one })] as const),
        ]}
        chosen={chosen.map(String)}
        onChoose={choose}
      />
    </Fieldset>
  );
}

function wordsFor(chosen: readonly Json[], gone: readonly string[]): string {
  if (gone.length > 0) return t('A type is ticked that is not offered here. Untick it.');
  return chosen.length === 0
    ? t('None ticked: the section is shown for every type.')
    : t('The section is shown for the ticked types only.');
}
