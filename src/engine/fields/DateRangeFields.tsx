import { useStore } from 'zustand';
import { UNTIL_NOW } from '../../definition/model/field';
import { controlId } from '../controlId';
import { SchemaForm } from '../rjsf/SchemaForm';
import type { Scope } from '../scope/scope';
import { useScope } from '../scope/ScopeContext';
import { ScopeProvider } from '../scope/ScopeProvider';

const FROM = ['from'];
const TO = ['to'];

interface DateRangeFieldsProps {
  readonly scope: Scope;
  readonly untilNow: string | undefined;
}

/**
 * Renders both ends of a date range. The until-now switch clears the end when on and sets it to
 * today when off (docs/requirements.md, P25).
 */
export function DateRangeFields({ scope, untilNow }: DateRangeFieldsProps) {
  const { environment } = useScope();
  const open = useStore(scope.store, ({ values }) => values.to === UNTIL_NOW);
  const id = controlId([...scope.prefix, 'untilNow']);
  return (
    <ScopeProvider scope={scope} environment={environment}>
      <SchemaForm fields={FROM} />
      {untilNow !== undefined && (
        <label className="rg-check" htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={open}
            disabled={environment.readOnly}
            onChange={({ target }) =>
              scope.merge(TO, { to: target.checked ? UNTIL_NOW : environment.ports.today() })
            }
          />
          <span>{untilNow}</span>
        </label>
      )}
      {!open && <SchemaForm fields={TO} />}
    </ScopeProvider>
  );
}
