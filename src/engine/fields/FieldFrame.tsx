import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldOptions } from '../../definition/toUiSchema';
import type { Refusal } from '../ports';
import { useIssueWords } from '../words';

interface FrameProps {
  /** The id of the control that the label names. */
  readonly id: string;
  readonly options: FieldOptions;
  readonly issue: Refusal | undefined;
  /** Several controls under one label, which then names their group. */
  readonly group: boolean;
  readonly children: ReactNode;
}

/** The ids of what stands around a control, as far as it stands there. */
export function frameIds(id: string, help: string | undefined, issue: Refusal | undefined) {
  const ids = [help !== undefined && `${id}-help`, issue && `${id}-error`].filter(Boolean);
  return {
    labelledBy: `${id}-label`,
    describedBy: ids.length > 0 ? ids.join(' ') : undefined,
  };
}

/** Label above, help below it, the error between help and control: one column, in every language. */
export function FieldFrame({ id, options, issue, group, children }: FrameProps) {
  const { label, help, optional } = options;
  const Label = group ? 'span' : 'label';
  return (
    <div className={issue ? 'rg-field rg-field-invalid' : 'rg-field'}>
      <Label className="rg-label" id={`${id}-label`} {...(!group && { htmlFor: id })}>
        {label}
        {optional && <OptionalMark />}
      </Label>
      {help !== undefined && (
        <p className="rg-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <IssueText id={id} issue={issue} />
      {children}
    </div>
  );
}

export function OptionalMark() {
  const { t } = useTranslation();
  return <span className="rg-optional"> ({t('form.optional')})</span>;
}

export function IssueText({ id, issue }: { id: string; issue: Refusal | undefined }) {
  const words = useIssueWords();
  if (!issue) return null;
  return (
    <p className="rg-error" id={`${id}-error`}>
      {words(issue)}
    </p>
  );
}
