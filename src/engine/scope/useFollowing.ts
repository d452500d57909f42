import { useEffect } from 'react';
import { answerNamed, aroundAt } from '../../definition/model/named';
import { filledIn } from '../../definition/model/prefill';
import type { FieldOptions } from '../../definition/ui/toUiSchema';
import { dotted, type Json, type Path } from '../../definition/model/values';
import { useCalculation, useFullPath, useScope } from './ScopeContext';

/**
 * Lets a value that the form fills in follow the answers that it depends on, until the visitor changes it.
 * @returns whether the value is what the form fills in
 */
export function useFollowing(
  path: Path,
  options: Pick<FieldOptions, 'prefill' | 'compare'>,
  value: Json | undefined,
  onChange: (value: Json | undefined) => void,
): boolean {
  const { scope, environment } = useScope();
  const full = useFullPath(path);
  const today = environment.ports.today();
  const now = useCalculation(full, (values) => {
    const around = aroundAt(scope.form, values, full.slice(0, -1));
    return filledIn(options, (name) => answerNamed(name, around), { today });
  });
  const key = dotted(full);
  const last = scope.filled.get(key);
  // A date begins with its preset, everything else with nothing.
  const first = filledIn({ prefill: options.prefill }, () => undefined, { today });
  const isOurs =
    value === undefined
      ? last === undefined && typeof options.prefill === 'object'
      : value === last || value === first;
  useEffect(() => {
    if (environment.readOnly || now === undefined) return;
    if (isOurs && value !== now) onChange(now);
    if (isOurs || value === now) scope.filled.set(key, now);
  }, [environment.readOnly, now, isOurs, value, onChange, scope, key]);
  return value !== undefined && value === now;
}
