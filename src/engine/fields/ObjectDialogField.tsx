import type { FieldProps } from '@rjsf/utils';
import { isRecord, type Path, type Values, dotted } from '../../definition/model/values';
import { fieldOptions } from '../rjsf/fieldOptions';
import { fieldIn } from '../scope/fieldIn';
import { useScope } from '../scope/ScopeContext';
import { DialogField } from './DialogField';
import { LazyAnswerSummary } from './LazySummary';
import { useTranslate } from '../useTranslate';
import { isObject, UNTIL_NOW } from '../../definition/model/field';
import { fieldAt } from '../../definition/model/fieldAt';

/** Renders an object that is edited inside a dialog, such as the spouse's data or a date range. */
export function ObjectDialogField({ fieldPathId, formData, onChange, uiSchema }: FieldProps) {
  const { path } = fieldPathId;
  const { scope } = useScope();
  const options = fieldOptions(uiSchema);
  const values = isRecord(formData) ? formData : undefined;
  const isRange = options.control === 'dateRange';
  const Summary = isRange ? RangeSummary : LazyAnswerSummary;
  return (
    <DialogField
      path={path}
      options={options}
      summary={values && <Summary path={path} values={values} />}
      shape={fieldIn(scope.shape, path) ?? NO_FIELDS}
      at={path}
      values={values}
      isNew={values === undefined}
      // An object without answers is removed.
      onSave={(saved) => onChange(isEmpty(saved) ? undefined : saved, path)}
      range={isRange ? { untilNow: options.untilNow } : undefined}
    />
  );
}

const isEmpty = (values: Values): boolean =>
  Object.values(values).every((value) => value === undefined || value === '');

const NO_FIELDS = { properties: {} };

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
