import type { FieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import type { Path } from '../../definition/model/values';
import { fieldOptions } from '../rjsf/fieldOptions';
import { AppearedContext } from '../scope/appeared';
import { useVisible } from '../scope/ScopeContext';

/**
 * Wraps every field and shows or hides it. Label and help text belong to the frame (FieldFrame),
 * because only the field knows what they label.
 */
export function FieldTemplate({ children, uiSchema, fieldPathId }: FieldTemplateProps) {
  const { conditional, control } = fieldOptions(uiSchema);
  if (control === 'hidden') return null;
  if (!conditional) return children;
  return <Conditional path={fieldPathId.path}>{children}</Conditional>;
}

function Conditional({ path, children }: { path: Path; children: ReactNode }) {
  const visible = useVisible(path);
  const [wasHidden, setWasHidden] = useState(!visible);
  if (!visible && !wasHidden) setWasHidden(true);
  return visible ? <AppearedContext value={wasHidden}>{children}</AppearedContext> : null;
}
