import type { FieldProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import { UNTIL_NOW } from '../../definition/toJsonSchema';
import { isRecord, type Path, type Values } from '../../definition/values';
import { fieldOptions } from '../rjsf/options';
import { fieldIn } from '../scope/fieldIn';
import { useScope } from '../scope/ScopeContext';
import { DateRangeFields } from './DateRangeFields';
import { DialogField, FormDialog } from './DialogField';
import { useChildScope } from './useChildScope';

/** A span of days in a dialog, with an open end if its definition has words for one. */
export function DateRangeField({ fieldPathId, formData, onChange, uiSchema }: FieldProps) {
  const { path } = fieldPathId;
  const options = fieldOptions(uiSchema);
  const values = isRecord(formData) ? formData : undefined;
  return (
    <DialogField
      path={path}
      options={options}
      summary={values?.from !== undefined && <RangeText values={values} open={options.untilNow} />}
      renderDialog={(close) => (
        <DateRangeDialog
          path={path}
          values={values}
          options={options}
          onSave={(saved) => onChange(saved, path)}
          onClose={close}
        />
      )}
    />
  );
}

function RangeText({ values, open }: { values: Values; open: string | undefined }) {
  const { t } = useTranslation();
  const { from, to } = values;
  return (
    <span>
      <bdi dir="ltr">{String(from)}</bdi>
      {to !== undefined && ` ${t('form.rangeTo')} `}
      {to !== undefined && <bdi>{to === UNTIL_NOW ? open : String(to)}</bdi>}
    </span>
  );
}

interface DateRangeDialogProps {
  readonly path: Path;
  readonly values: Values | undefined;
  readonly options: ReturnType<typeof fieldOptions>;
  readonly onSave: (values: Values) => void;
  readonly onClose: () => void;
}

const NO_FIELDS = { properties: {} };

function DateRangeDialog({ path, values, options, onSave, onClose }: DateRangeDialogProps) {
  const { scope } = useScope();
  const child = useChildScope(fieldIn(scope.shape, path) ?? NO_FIELDS, path, path, values);
  return (
    <FormDialog
      child={child}
      title={options.label}
      size={options.dialog}
      onSave={onSave}
      onClose={onClose}
    >
      <DateRangeFields scope={child.scope} untilNow={options.untilNow} />
    </FormDialog>
  );
}
