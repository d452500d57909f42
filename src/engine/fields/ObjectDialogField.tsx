import type { FieldProps } from '@rjsf/utils';
import type { FieldOptions } from '../../definition/ui/toUiSchema';
import { isRecord, type Path, type Values, dotted } from '../../definition/model/values';
import { fieldOptions } from '../rjsf/fieldOptions';
import { fieldIn } from '../scope/fieldIn';
import { useScope } from '../scope/ScopeContext';
import { DialogField, LazyFormDialog } from './DialogField';
import { LazyAnswerSummary } from './LazySummary';
import { useChildScope } from './useChildScope';
import { useTranslate } from '../useTranslate';
import { isObject, UNTIL_NOW } from '../../definition/model/field';
import { fieldAt } from '../../definition/model/fieldAt';

/** Renders an object that is edited inside a dialog, such as the spouse's data or a date range. */
export function ObjectDialogField({ fieldPathId, formData, onChange, uiSchema }: FieldProps) {
  const { path } = fieldPathId;
  const options = fieldOptions(uiSchema);
  const values = isRecord(formData) ? formData : undefined;
  const Summary = options.control === 'dateRange' ? RangeSummary : LazyAnswerSummary;
  return (
    <DialogField
      path={path}
      options={options}
      summary={values && <Summary path={path} values={values} />}
      renderDialog={(close) => (
        <ObjectDialog
          path={path}
          values={values}
          options={options}
          // An object without answers is removed.
          onSave={(saved) => onChange(isEmpty(saved) ? undefined : saved, path)}
          onClose={close}
        />
      )}
    />
  );
}

interface ObjectDialogProps {
  readonly path: Path;
  readonly values: Values | undefined;
  readonly options: FieldOptions;
  readonly onSave: (values: Values) => void;
  readonly onClose: () => void;
}

const isEmpty = (values: Values): boolean =>
  Object.values(values).every((value) => value === undefined || value === '');

const NO_FIELDS = { properties: {} };

function ObjectDialog({ path, values, options, onSave, onClose }: ObjectDialogProps) {
  const { scope } = useScope();
  const child = useChildScope(fieldIn(scope.shape, path) ?? NO_FIELDS, path, path, values);
  return (
    <LazyFormDialog
      child={child}
      isNew={values === undefined}
      title={options.label}
      size={options.dialog}
      onSave={onSave}
      onClose={onClose}
      range={options.control === 'dateRange' ? { untilNow: options.untilNow } : undefined}
    />
  );
}

/** Shows a date range on one line: its dates read left to right, in the page's direction. */
function RangeSummary({ path, values }: { path: Path; values: Values }) {
  const t = useTranslate();
  const { shape } = useScope();
  const { from, to } = values;
  const field = fieldAt(shape, dotted(path));
  const untilNow = field && isObject(field) ? field.untilNow : undefined;
  return (
    <span>
      <bdi dir="ltr">{String(from ?? '')}</bdi>
      {to !== undefined && ` ${t('form.rangeTo')} `}
      {to !== undefined && <bdi>{to === UNTIL_NOW ? untilNow : String(to)}</bdi>}
    </span>
  );
}
