import { Templates } from '@rjsf/mui';
import { completeAddress } from '../../../definition/validate/webAddress';
import { ariaDescribedByIds, type BaseInputTemplateProps } from '@rjsf/utils';
import type { KeyboardEvent } from 'react';
import type { Json } from '../../../definition/model/values';
import { isSameNumber, shownNumber, typedNumber } from './numbers';
import { useTypedText } from './useTypedText';

const { BaseInputTemplate: MuiInput } = Templates;

/** The input of @rjsf/mui, which reports when typing pauses; numbers have digits of any script. */
export function HeldInput(props: BaseInputTemplateProps) {
  const { schema, options, onChange, onBlur } = props;
  const value: unknown = props.value;
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const { text, type, commit, leave } = useTypedText(
    shownNumber(value as Json | undefined),
    (typed) => onChange(isNumber ? typedNumber(typed) : typed),
    isNumber ? isSameNumber : undefined,
  );
  if (!MuiInput) return null;
  return (
    <MuiInput
      {...props}
      // rjsf's own would be on the frame around the input.
      slotProps={{ htmlInput: { 'aria-describedby': ariaDescribedByIds(props.id) } }}
      value={text}
      onChange={(typed: string | undefined) => type(typed ?? '')}
      onBlur={(id, typed) => {
        // People leave out the scheme; without it, the public pages would have no link.
        const complete = options.inputType === 'url' ? completeAddress(text) : text;
        if (complete !== text) type(complete);
        leave();
        onBlur(id, typed);
      }}
      onKeyDown={({ key }: KeyboardEvent) => {
        // Before the form is submitted.
        if (key === 'Enter') commit();
      }}
    />
  );
}
