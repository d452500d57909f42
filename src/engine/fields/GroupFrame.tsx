import type { ReactNode } from 'react';
import type { FieldOptions } from '../../definition/ui/toUiSchema';
import type { Path } from '../../definition/model/values';
import { controlId } from '../controlId';
import { useFullPath, useAnswerIssue, useScope } from '../scope/ScopeContext';
import { frameClass, frameHead, headIds } from './FrameHead';

interface GroupProps {
  readonly path: Path;
  readonly options: FieldOptions;
  readonly children: ReactNode;
}

/** Renders the frame of a list: a group with a legend, help text and error. */
export function GroupFrame({ path, options, children }: GroupProps) {
  const id = controlId(useFullPath(path));
  const { translate } = useScope();
  const issue = useAnswerIssue(path);
  const { describedBy } = headIds(id, options.help, issue);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={`${frameClass(issue)} rg-list`}
    >
      {frameHead({ id, as: 'legend', options, issue, translate })}
      {children}
    </fieldset>
  );
}
