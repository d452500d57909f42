import { useId } from 'react';
import { SchemaForm } from '../rjsf/SchemaForm';

interface BlockViewProps {
  readonly title: string | undefined;
  readonly fields: readonly string[];
}

/** Fields that stand together. Off screen the browser lays nothing of them out (engine.css). */
export function BlockView({ title, fields }: BlockViewProps) {
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
