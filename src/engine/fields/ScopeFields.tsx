import { useMemo } from 'react';
import { SchemaForm } from './SchemaForm';
import type { Scope } from '../scope/scope';
import { useScope } from '../scope/ScopeContext';
import { ScopeProvider } from '../scope/ScopeProvider';

/** Renders all fields of a nested scope inside the form around it. */
export function ScopeFields({ scope }: { scope: Scope }) {
  const { environment } = useScope();
  const fields = useMemo(() => Object.keys(scope.shape.properties), [scope]);
  return (
    <ScopeProvider scope={scope} environment={environment}>
      <SchemaForm fields={fields} />
    </ScopeProvider>
  );
}
