import type { ReactNode } from 'react';
import type { FieldOptions } from '../../definition/ui/toUiSchema';
import type { Path } from '../../definition/model/values';
import { controlId } from '../controlId';
import { HelpText } from '../inputs/HelpText';
import { idList } from '../inputs/inputProps';
import type { RefusedAnswer } from '../ports';
import { useAnswerIssue, useFullPath, useScope } from '../scope/ScopeContext';
import { useIssueWords } from '../useIssueWords';

interface FrameProps {
  /** The id of the labelled control. */
  readonly id: string;
  /** A label names one control, a span a group of controls, a legend a group of fields. */
  readonly as: 'label' | 'span' | 'legend';
  readonly options: FieldOptions;
  readonly issue: RefusedAnswer | undefined;
  readonly children: ReactNode;
  /** What follows the control and its unit. */
  readonly below?: ReactNode;
}

/**
 * Renders the frame of a field: label, help text, error and control, in one column in every language. They are one
 * component, since each costs time in each field.
 */
export function FieldFrame({ id, as: Name, options, issue, children, below }: FrameProps) {
  const { translate } = useScope();
  const { label, help, mask, unit, optional } = options;
  const className = issue ? 'rg-field rg-field-invalid' : 'rg-field';
  const framed = (
    <>
      <Name className="rg-label" id={`${id}-label`} {...(Name === 'label' && { htmlFor: id })}>
        {label}
        {optional && <span className="rg-optional">{` (${translate('form.optional')})`}</span>}
      </Name>
      {(help ?? mask) && (
        <p className="rg-help" id={`${id}-help`}>
          {help && <HelpText text={help} />}
          {mask && (
            <span className="rg-mask">
              {translate('form.mask', { mask: `\u2066${mask}\u2069` })}
            </span>
          )}
        </p>
      )}
      {issue && (
        <p className="rg-error" id={`${id}-error`}>
          <IssueText issue={issue} />
        </p>
      )}
      {children}
      {unit && (
        <span className="rg-unit" id={`${id}-unit`}>
          {unit}
        </span>
      )}
      {below}
    </>
  );
  if (Name !== 'legend') return <div className={className}>{framed}</div>;
  const { describedBy } = headIds(id, options, issue);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={`${className} rg-list`}
    >
      {framed}
    </fieldset>
  );
}

const IssueText = ({ issue }: { issue: RefusedAnswer }) => useIssueWords()(issue);

/** Returns the ids of the elements that describe a control, as far as they are rendered. */
export const headIds = (id: string, options: FieldOptions, issue: RefusedAnswer | undefined) => ({
  labelledBy: `${id}-label`,
  describedBy: idList(
    options.unit && `${id}-unit`,
    options.unless && `${id}-unless`,
    (options.help ?? options.mask) && `${id}-help`,
    issue && `${id}-error`,
  ),
});

interface GroupProps extends Pick<FrameProps, 'options' | 'children'> {
  readonly path: Path;
}

/** Renders the frame of a list: a group with a legend, help text and error. */
export function GroupFrame({ path, ...frame }: GroupProps) {
  const id = controlId(useFullPath(path));
  return <FieldFrame {...frame} id={id} as="legend" issue={useAnswerIssue(path)} />;
}
