import Box from '@mui/material/Box';
import { requestableFields } from '../../../definition/model/requested';
import { Checks } from '../../data/fields/Checks';
import { t } from '../../language/t';
import type { StaffApplication } from '../application';
import { labelOf } from '../reading/asked';

interface FieldChoiceProps {
  readonly definition: StaffApplication['definition'];
  readonly legend: string;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Chooses fields of a form whose answers are to change. */
export function FieldChoice({ definition, legend, chosen, onChoose }: FieldChoiceProps) {
  return (
    <>
      <Box
        component="fieldset"
        className="pn-frame"
        sx={{
          display: 'grid',
          maxBlockSize: '40vh',
          padding: 'var(--rega-space-8) var(--rega-space-12)',
          overflowY: 'auto',
        }}
      >
        <legend>{legend}</legend>
        <Checks
          options={requestableFields(definition).map(
            (name) => [name, labelOf(definition.form.properties[name]) ?? name] as const,
          )}
          chosen={chosen}
          onChoose={onChoose}
        />
      </Box>
      <p>{t('Fields that depend on these are opened with them. No other answer can change.')}</p>
    </>
  );
}
