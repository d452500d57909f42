import type { FieldProps } from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import type { Path } from '../../definition/model/values';
import { fieldOptions } from '../rjsf/fieldOptions';
import { AppearedContext } from '../scope/appeared';
import { useVisible } from '../scope/ScopeContext';

/** Renders a field if it is shown. */
export function SchemaField(props: FieldProps) {
  const { uiSchema, fieldPathId, registry } = props;
  const { conditional, control } = fieldOptions(uiSchema);
  const Field = registry.fields[uiSchema?.['ui:field'] as string] ?? registry.fields.ObjectField;
  if (!Field || control === 'hidden') return null;
  const field = <Field {...props} />;
  return conditional ? <Conditional path={fieldPathId.path}>{field}</Conditional> : field;
}

function Conditional({ path, children }: { path: Path; children: ReactNode }) {
  const visible = useVisible(path);
  const [wasHidden, setWasHidden] = useState(!visible);
  if (!visible && !wasHidden) setWasHidden(true);
  return visible ? <AppearedContext value={wasHidden}>{children}</AppearedContext> : null;
}
