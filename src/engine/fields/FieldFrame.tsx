import type { ReactNode } from 'react';
import type { FieldOptions } from '../../definition/ui/toUiSchema';
import type { RefusedAnswer } from '../ports';
import { useScope } from '../scope/ScopeContext';
import { frameClass, frameHead } from './FrameHead';

interface FrameProps {
  /** The id of the labelled control. */
  readonly id: string;
  readonly options: FieldOptions;
  readonly issue: RefusedAnswer | undefined;
  /** Several controls under one label, which then names their group. */
  readonly group: boolean;
  readonly children: ReactNode;
}

/** Renders the frame of a field with one answer: label, help text, error, control, in one column in every language. */
export function FieldFrame({ id, options, issue, group, children }: FrameProps) {
  const { translate } = useScope();
  return (
    <div className={frameClass(issue)}>
      {frameHead({ id, as: group ? 'span' : 'label', options, issue, translate })}
      {children}
    </div>
  );
}
