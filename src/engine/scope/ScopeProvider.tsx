import { type ReactNode, useMemo } from 'react';
import { localiseShape } from '../../definition/language/localise';
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
  const shape = useMemo(
    () => localiseShape(scope.shape, environment.language),
    [scope, environment.language],
  );
  const translate = useTranslate();
  const value = useMemo(
    () => ({ environment, scope, shape, translate }),
    [environment, scope, shape, translate],
  );
  return (
    <ScopeContext value={value}>
      <HoldingContext value={scope.pending.addText}>{children}</HoldingContext>
    </ScopeContext>
  );
}
