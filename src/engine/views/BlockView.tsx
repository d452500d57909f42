import { useId, useState } from 'react';
import { countFields } from '../../definition/ui/countFields';
import { SchemaForm } from '../rjsf/SchemaForm';
import { useScope } from '../scope/ScopeContext';

/** The height of a field with its distance to the next one. */
const FIELD_REM = 6.5;

interface BlockViewProps {
  readonly title: string | undefined;
  readonly fields: readonly string[];
}

/**
 * Renders a block of fields. The browser skips its layout while it is off screen (engine.css); with too small an
 * estimate of its height, it would lay out blocks that it then finds to be off screen.
 */
export function BlockView({ title, fields }: BlockViewProps) {
  const id = useId();
  const { scope } = useScope();
  const [count] = useState(() => countFields(scope.shape, scope.store.getState().values, fields));
  return (
    <section
      className="rg-block-section"
      style={{ containIntrinsicBlockSize: `auto ${count * FIELD_REM}rem` }}
      {...(title !== undefined && { 'aria-labelledby': id })}
    >
      {title !== undefined && (
        <h3 className="rg-block-title" id={id}>
          {title}
        </h3>
      )}
      <SchemaForm fields={fields} />
    </section>
  );
}
