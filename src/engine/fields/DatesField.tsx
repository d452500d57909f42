import { useEffect } from 'react';
import { useTranslate } from '../useTranslate';
import { countOf, grownRows, MOST_ROWS, mostRows } from '../../definition/model/counted';
import { shapeAt } from '../../definition/model/fieldAt';
import { newRow } from '../../definition/model/prefill';
import { valueAt } from '../../definition/model/values';
import { fieldOptions } from '../rjsf/fieldOptions';
import { useList, useRowCount, useScope, useScopeState } from '../scope/ScopeContext';
import { FramedInput } from './FramedInput';
import { GroupFrame } from './FieldFrame';
import type { PlacedField } from './SchemaField';

/**
 * Renders one date per item that a sibling counts (docs/requirements.md, P30: the date of birth of each passenger).
 * Dates beyond the count stay in the form, hidden, and reappear when it grows. None are added for a count that is invalid.
 */
export function DatesField({ path, uiSchema }: PlacedField) {
  const t = useTranslate();
  const options = fieldOptions(uiSchema);
  const items = fieldOptions(uiSchema?.items as typeof uiSchema);
  const counter = [...path.slice(0, -1), options.countedBy ?? ''];
  const counted = useScopeState(({ values }) => countOf(valueAt(values, counter)));
  const { scope, environment } = useScope();
  const around = shapeAt(scope.shape, path.slice(0, -1)) ?? scope.shape;
  const isTooMany = counted > mostRows(around, options.countedBy ?? '');
  const list = useList(path);
  const given = useRowCount(path);
  // A read-only record shows only the rows that it contains.
  const wanted = environment.readOnly || isTooMany ? given : Math.min(counted, MOST_ROWS);
  const shown = environment.readOnly ? given : Math.min(wanted, counted);
  const itemUi = (number: number): Record<string, unknown> => ({
    'ui:options': { ...items, label: t('form.row', { what: items.label, number }) },
  });

  useEffect(() => {
    if (wanted <= given) return;
    const rows = valueAt(scope.store.getState().values, path);
    const fresh = newRow(list, { today: environment.ports.today() });
    scope.set(path, grownRows(rows, wanted, fresh));
  });

  if (shown === 0) return null;
  return (
    <GroupFrame path={path} options={options}>
      <div className="rg-dates stack-16">
        {Array.from({ length: shown }, (_, index) => (
          <FramedInput
            key={index}
            path={[...path, index]}
            uiSchema={itemUi(index + 1) as typeof uiSchema}
            cleared=""
          />
        ))}
      </div>
    </GroupFrame>
  );
}
