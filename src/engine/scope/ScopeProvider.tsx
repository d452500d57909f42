import { type ReactNode, useMemo } from 'react';
import { localiseShape } from '../../definition/language/localise';
import { shapeAt } from '../../definition/model/fieldAt';
import { HoldingContext } from '../inputs/holding';
import { useTranslate } from '../useTranslate';
import type { Scope } from './scope';
import { type FormEnvironment, ScopeContext } from './ScopeContext';

interface ProviderProps {
  readonly scope: Scope;
  readonly environment: FormEnvironment;
  readonly children: ReactNode;
}

/** Provides a scope to the fields inside, localised to the current language. */
export function ScopeProvider({ scope, environment, children }: ProviderProps) {
  const { form, language } = environment;
  const shape = useMemo(
    () => localiseShape((form && shapeAt(form, scope.prefix)) ?? scope.shape, language),
    [scope, form, language],
  );
  const translate = useTranslate();
  const value = useMemo(
    () => ({
      // What is removed in a dialog comes back if it is cancelled: the device stores the file until the draft ends.
      environment:
        scope.form === scope.shape
          ? environment
          : { ...environment, photoStore: { ...environment.photoStore, remove() {} } },
      scope,
      shape,
      translate,
    }),
    [environment, scope, shape, translate],
  );
  return (
    <ScopeContext value={value}>
      <HoldingContext value={scope.pending.addText}>{children}</HoldingContext>
    </ScopeContext>
  );
}
