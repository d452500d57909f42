import { useId } from 'react';
import type { Block } from '../../definition/model/service';
import { SchemaForm } from '../fields/SchemaForm';

/** Renders a block of fields. */
export function BlockView({ title, fields }: Block<string>) {
  const id = useId();
  return (
    <section className="rg-block-section" {...(title !== undefined && { 'aria-labelledby': id })}>
      {title !== undefined && (
        <h3 className="rg-block-title" id={id}>
          {title}
        </h3>
      )}
      <SchemaForm fields={fields} />
    </section>
  );
}
