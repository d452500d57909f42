import type { FieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { Path } from '../../definition/values';
import { fieldOptions } from '../rjsf/options';
import { useVisible } from '../scope/ScopeContext';

/**
 * Around every field: shows it, or not. The label and the words around an input belong to its frame
 * (FieldFrame), because only the field knows what they label.
 */
export function FieldTemplate({ children, uiSchema, fieldPathId }: FieldTemplateProps) {
  const { conditional, control } = fieldOptions(uiSchema);
  if (control === 'hidden') return null;
  if (!conditional) return children;
  return <Conditional path={fieldPathId.path}>{children}</Conditional>;
}

function Conditional({ path, children }: { path: Path; children: ReactNode }) {
  return useVisible(path) ? children : null;
}
