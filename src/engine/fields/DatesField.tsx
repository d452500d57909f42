import { type FieldProps, toFieldPathId } from '@rjsf/utils';
import { useEffect } from 'react';
import { useTranslate } from '../useTranslate';
import { countOf, grownRows, mostRows } from '../../definition/model/counted';
import { shapeAt } from '../../definition/model/fieldAt';
import { newRow } from '../../definition/model/prefill';
import { type Json, valueAt } from '../../definition/model/values';
import { fieldOptions } from '../rjsf/fieldOptions';
import { useList, useScope, useScopeState } from '../scope/ScopeContext';
import { FramedInput } from './FramedInput';
import { GroupFrame } from './FieldFrame';

/**
 * Renders one date per item that a sibling counts (docs/requirements.md, P30: the date of birth of each passenger).
 * Dates beyond the count stay in the form, hidden, and reappear when it grows. None are added for a count that is invalid.
 */
export function DatesField(props: FieldProps) {
  const { fieldPathId, onChange, uiSchema, readonly, registry } = props;
  const formData: unknown = props.formData;
  const { path } = fieldPathId;
  const t = useTranslate();
  const options = fieldOptions(uiSchema);
  const items = fieldOptions(uiSchema?.items as typeof uiSchema);
  const counter = [...path.slice(0, -1), options.countedBy ?? ''];
  const counted = useScopeState(({ values }) => countOf(valueAt(values, counter)));
  const { scope, environment } = useScope();
  const around = shapeAt(scope.shape, path.slice(0, -1)) ?? scope.shape;
  const isTooMany = counted > mostRows(around, options.countedBy ?? '');
  const fresh = newRow(useList(path), { today: environment.ports.today() });
  const given = Array.isArray(formData) ? (formData as Json[]) : [];
  // A read-only record shows only the rows that it contains.
  const rows = readonly || isTooMany ? given : grownRows(given, counted, fresh);
  const shown = readonly ? given : rows.slice(0, counted);
  const isGrown = rows.length > given.length;
  const itemUi = (number: number): Record<string, unknown> => ({
    'ui:options': { ...items, label: t('form.row', { what: items.label, number }) },
  });

  useEffect(() => {
    if (isGrown) onChange(rows, path);
  });

  if (shown.length === 0) return null;
  return (
    <GroupFrame path={path} options={options}>
      <div className="rg-dates stack-16">
        {shown.map((row, index) => (
          <FramedInput
            key={index}
            fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
            uiSchema={itemUi(index + 1) as typeof uiSchema}
            formData={row}
            readonly={readonly}
            onChange={(date, at) => onChange(date ?? '', at)}
          />
        ))}
      </div>
    </GroupFrame>
  );
}
