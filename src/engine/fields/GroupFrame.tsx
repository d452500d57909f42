import type { ReactNode } from 'react';
import type { FieldOptions } from '../../definition/toUiSchema';
import type { Path } from '../../definition/values';
import { controlId } from '../controlId';
import { useFullPath, useIssue } from '../scope/ScopeContext';
import { frameIds, IssueText, OptionalMark } from './FieldFrame';

interface GroupProps {
  readonly path: Path;
  readonly options: FieldOptions;
  readonly children: ReactNode;
  /** Shows the first issue anywhere below, for fields whose parts are out of sight. */
  readonly issueWithin?: boolean;
}

/** The frame of a field of several controls: a group with a legend, its own help and its own error. */
export function GroupFrame({ path, options, children, issueWithin = false }: GroupProps) {
  const id = controlId(useFullPath(path));
  const issue = useIssue(path, issueWithin);
  const { label, help, optional } = options;
  const { describedBy } = frameIds(id, help, issue);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={issue ? 'rg-field rg-list rg-field-invalid' : 'rg-field rg-list'}
    >
      <legend className="rg-label" id={`${id}-label`}>
        {label}
        {optional && <OptionalMark />}
      </legend>
      {help !== undefined && (
        <p className="rg-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <IssueText id={id} issue={issue} />
      {children}
    </fieldset>
  );
}
