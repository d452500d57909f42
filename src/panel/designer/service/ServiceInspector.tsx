import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { dotted, type Json } from '../../../definition/model/values';
import { askIn } from '../../data/Dialogs';
import { PanelDialog } from '../../data/PanelDialog';
import { t } from '../../language/t';
import { controlId } from '../core/controlIds';
import { useDesigning, useIssue } from '../core/designing';
import { placeOf } from '../core/rowWords';
import { InspectorFrame } from '../inspector/InspectorFrame';
import { LanguageTexts } from '../inspector/LanguageTexts';
import { Select } from '../inspector/Select';
import { AddQuestion } from './AddQuestion';
import { ConditionControl } from './controls/Condition';
import { Check } from '../../data/fields/Checks';
import { readAt, writeAt } from './document';
import { blockAdded, dependingOn } from './edits';
import { QuestionParts } from './QuestionParts';
import type { ServiceRow } from './serviceRows';
import { useServiceParts } from './servicing';

/** Renders the inspector of a service. */
export function ServiceInspector({ onClose }: { readonly onClose: () => void }) {
  const { document, rows, grammar } = useDesigning();
  const { shared } = useServiceParts();
  /** Returns what depends on a question. */
  const dependents = (row: ServiceRow): readonly string[] =>
    dependingOn(document, row, shared).map(({ of }) => {
      const id = dotted(of);
      return rows.some((one) => one.id === id) ? placeOf(rows, id, grammar) : id;
    });
  return (
    <InspectorFrame
      onClose={onClose}
      empty={<p>{t('Choose a step or a question to see and change what it says.')}</p>}
      onRemove={async (row, remove) => {
        const own = row as ServiceRow;
        const places = new Set(own.what === 'question' ? dependents(own) : []);
        const isSure = places.size === 0 || (await askRemoval([...places]));
        if (isSure) remove();
      }}
    >
      {(row) => <Parts row={row as ServiceRow} />}
    </InspectorFrame>
  );
}

/** Says what depends on a question before it is deleted. */
const askRemoval = (places: readonly string[]) =>
  askIn<true>(({ open, settle }) => (
    <PanelDialog
      open={open}
      onClose={() => settle()}
      title={t('Others depend on this question')}
      answers={[{ label: t('Delete'), act: () => settle(true), color: 'error' }]}
    >
      <DialogContentText>
        {t('These lose the condition or the calculation that names it:')}
      </DialogContentText>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <bdi>{place}</bdi>
          </li>
        ))}
      </ul>
    </PanelDialog>
  ));

function Parts({ row }: { readonly row: ServiceRow }) {
  if (row.what === 'rest') return <p>{t('These questions are in no step. Move each to one.')}</p>;
  return row.what === 'question' ? <QuestionParts row={row} /> : <StepParts row={row} />;
}

/** Renders the controls of a step, of a block, or of the only step of a form. */
function StepParts({ row }: { readonly row: ServiceRow }) {
  const { edit, make, grammar } = useDesigning();
  const { shared } = useServiceParts();
  const { what, value } = row;
  const issue = useIssue(row.id, 'fields');
  return (
    <div className="stack-20">
      <LanguageTexts row={row} path={['title']} label={t('Title')} isOptional={what === 'block'} />
      {what !== 'form' && (
        <ConditionControl
          row={row}
          keyword="when"
          id={controlId(row.id, 'when')}
          label={t('Shown only if')}
          value={value.when}
          set={(next, isTyped) =>
            edit(grammar.write(row, ['when'], next), isTyped ? `${row.id} when` : undefined)
          }
        />
      )}
      {what === 'step' && (
        <Check
          label={t('Begins with the answers of the steps before it')}
          isOn={value.summary === true}
          onToggle={(isOn) => edit(grammar.write(row, ['summary'], isOn || undefined))}
        />
      )}
      {what === 'step' && <Stepper row={row} />}
      <div className="row">
        {!Array.isArray(value.blocks) && (
          <AddQuestion row={row} id={controlId(row.id, 'fields')} error={issue} />
        )}
        {what === 'step' && (
          <Button onClick={() => make(blockAdded(row, { fields: [] }, shared), 'title')}>
            {t('Add a block with a heading')}
          </Button>
        )}
      </div>
    </div>
  );
}

const STEPPERS = [
  ['none', 'One after the other'],
  ['true', 'Listed above the form, in any order'],
  ['vertical', 'One below the other, in any order'],
] as const;

/** Renders how visitors go through the steps: a property of the service, beside each of its steps. */
function Stepper({ row }: { readonly row: ServiceRow }) {
  const { document, edit } = useDesigning();
  const { shared } = useServiceParts();
  const put = (value: Json | undefined) =>
    edit((before) => ({ document: writeAt(before, ['stepper'], value, shared) }));
  return (
    <Select
      id={controlId(row.id, 'stepper')}
      label={t('All steps of this service')}
      value={String(readAt(document, ['stepper'], shared) ?? 'none')}
      options={STEPPERS.map(([value, words]) => [value, t(words)] as const)}
      onChoose={(to) => put(to === 'none' ? undefined : to === 'true' || to)}
    />
  );
}
