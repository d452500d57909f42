import type { ReactNode } from 'react';
import { describedByIds, editorControlId } from './EditorContext';

interface FieldGroupProps {
  readonly path: string;
  readonly label: ReactNode;
  readonly className?: string;
  /** An element inside describes the group, too: the id of the group with `-error`. */
  readonly hasError?: boolean;
  /** What has just been done, to be read out. */
  readonly announcement?: string;
  readonly 'data-alone'?: true | undefined;
  readonly children: ReactNode;
}

/** Renders several controls as a group with a name, to which the summary of errors can lead. */
export function FieldGroup(props: FieldGroupProps) {
  const { path, label, className = '', hasError, announcement, children, ...others } = props;
  const id = editorControlId(path);
  const described = describedByIds(path);
  return (
    <fieldset
      className={`pn-field ${className}`}
      id={id}
      tabIndex={-1}
      aria-describedby={hasError ? `${id}-error ${described}` : described}
      {...others}
    >
      <legend className="pn-label">{label}</legend>
      {children}
      {announcement !== undefined && (
        <p role="status" className="visually-hidden">
          {announcement}
        </p>
      )}
    </fieldset>
  );
}
