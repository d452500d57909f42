import type { FieldProps } from '@rjsf/utils';
import { useEffect, useMemo } from 'react';
import { useTranslate } from '../useTranslate';
import { countOf, grownRows, isCounted } from '../../definition/payload/counted';
import { fieldAt } from '../../definition/model/fieldAt';
import { freshRow } from '../../definition/model/prefill';
import type { FieldOptions } from '../../definition/ui/toUiSchema';
import { dotted, type Json, type Path, valueAt } from '../../definition/model/values';
import { controlId } from '../controlId';
import { fieldOptions } from '../rjsf/fieldOptions';
import { useFullPath, useAnswerIssue, useScope, useScopeState } from '../scope/ScopeContext';
import { DateWidget } from '../widgets/DateWidget';
import { FieldFrame } from './FieldFrame';
import { headIds } from './FrameHead';
import { GroupFrame } from './GroupFrame';

/**
 * Renders one date per item that a sibling counts (docs/requirements.md, P30: the date of birth of
 * each passenger). Dates beyond the count stay in the form, hidden, and reappear when it grows.
 */
export function DatesField({ fieldPathId, formData, onChange, uiSchema, readonly }: FieldProps) {
  const { path } = fieldPathId;
  const { scope, environment } = useScope();
  const options = fieldOptions(uiSchema);
  const items = fieldOptions(uiSchema?.items as typeof uiSchema);
  const counter = [...path.slice(0, -1), options.countedBy ?? ''];
  const counted = useScopeState(({ values }) => countOf(valueAt(values, counter)));
  const list = useMemo(() => fieldAt(scope.shape, dotted(path)), [scope, path]);
  const today = environment.ports.today();
  const fresh = list && isCounted(list) ? freshRow(list, { today }) : '';
  const given = Array.isArray(formData) ? (formData as Json[]) : [];
  // A read-only record shows only the rows that it contains.
  const rows = readonly ? given : grownRows(given, counted, fresh);
  const count = readonly ? given.length : counted;
  const isGrown = rows.length > given.length;

  useEffect(() => {
    if (isGrown) onChange(rows, path);
  });

  if (count === 0) return null;
  return (
    <GroupFrame path={path} options={options}>
      <div className="rg-dates">
        {rows.slice(0, count).map((row, index) => (
          <CountedDate
            key={index}
            path={[...path, index]}
            number={index + 1}
            options={items}
            value={row}
            readOnly={readonly ?? false}
            onChange={onChange}
          />
        ))}
      </div>
    </GroupFrame>
  );
}

interface CountedDateProps {
  readonly path: Path;
  /** Counted from 1. */
  readonly number: number;
  readonly options: FieldOptions;
  readonly value: Json;
  readonly readOnly: boolean;
  readonly onChange: FieldProps['onChange'];
}

function CountedDate({ path, number, options, value, readOnly, onChange }: CountedDateProps) {
  const t = useTranslate();
  const { environment } = useScope();
  const full = useFullPath(path);
  const issue = useAnswerIssue(path);
  const id = controlId(full);
  const label = t('form.row', { what: options.label, number });
  return (
    <FieldFrame id={id} options={{ ...options, label }} issue={issue} group={false}>
      <DateWidget
        id={id}
        name={dotted(full)}
        path={path}
        value={value}
        onChange={(date) => onChange(date ?? '', [...path])}
        options={options}
        invalid={issue !== undefined}
        required
        readOnly={readOnly}
        autoComplete={options.autocomplete}
        language={environment.language}
        {...headIds(id, options.help, issue)}
      />
    </FieldFrame>
  );
}
