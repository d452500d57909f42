import type { Translate } from '../useTranslate';
import type { FieldOptions } from '../../definition/ui/toUiSchema';
import type { RefusedAnswer } from '../ports';
import { useIssueWords } from '../useIssueWords';

interface HeadOptions {
  readonly id: string;
  /** A label names one control, a legend a group of fields, a span a group of controls. */
  readonly as: 'label' | 'legend' | 'span';
  readonly options: FieldOptions;
  readonly issue: RefusedAnswer | undefined;
  readonly translate: Translate;
}

/**
 * Returns what is above a control or a group: its label, help text and error. Not a component, since each costs time
 * in each field.
 */
export function frameHead({ id, as: Name, options, issue, translate }: HeadOptions) {
  const { label, help, optional } = options;
  return (
    <>
      <Name className="rg-label" id={`${id}-label`} {...(Name === 'label' && { htmlFor: id })}>
        {label}
        {optional && <span className="rg-optional">{` (${translate('form.optional')})`}</span>}
      </Name>
      {help !== undefined && (
        <p className="rg-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {issue && (
        <p className="rg-error" id={`${id}-error`}>
          <IssueText issue={issue} />
        </p>
      )}
    </>
  );
}

const IssueText = ({ issue }: { issue: RefusedAnswer }) => useIssueWords()(issue);

/** Returns the ids of the elements that describe a control, as far as they are rendered. */
export function headIds(id: string, help: string | undefined, issue: RefusedAnswer | undefined) {
  const ids = [help !== undefined && `${id}-help`, issue && `${id}-error`].filter(Boolean);
  return {
    labelledBy: `${id}-label`,
    describedBy: ids.length > 0 ? ids.join(' ') : undefined,
  };
}

/** Returns the classes of the frame around a head: marked at its side if there is an error. */
export const frameClass = (issue: RefusedAnswer | undefined): string =>
  issue ? 'rg-field rg-field-invalid' : 'rg-field';
