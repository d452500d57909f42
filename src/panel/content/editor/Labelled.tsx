import type { ReactNode } from 'react';
import { describedBy } from './describedBy';
import { editorControlId, useIssueAt } from './EditorContext';
import { Fault } from './Fault';

/** What a control of a Labelled has to carry. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface LabelledProps {
  readonly path: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** One control below its label, with its help and what is wrong with it. */
export function Labelled({ path, label, help, children }: LabelledProps) {
  const id = editorControlId(path);
  const words = useIssueAt(path);
  return (
    <div className="pn-field">
      <label htmlFor={id} className="pn-label">
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className="pn-help">
          {help}
        </p>
      )}
      {children({
        id,
        'aria-invalid': words === undefined ? undefined : true,
        'aria-describedby': describedBy(id, help, words),
      })}
      <Fault id={`${id}-fault`} words={words} />
    </div>
  );
}
