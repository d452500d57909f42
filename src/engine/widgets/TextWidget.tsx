import type { HTMLAttributes } from 'react';
import type { WidgetName } from '../../definition/widget';
import { codeText, freeText, numberText } from './codecs';
import type { WidgetProps } from './inputWidget';
import { type TextCodec, useHeldText } from './useHeldText';

interface Kind {
  readonly codec: TextCodec;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** Codes read left to right in every language; free text finds its own direction. */
  readonly dir: 'ltr' | 'auto';
}

const KINDS: Readonly<Partial<Record<WidgetName, Kind>>> = {
  email: { codec: codeText, type: 'email', inputMode: 'email', dir: 'ltr' },
  phone: { codec: codeText, type: 'tel', inputMode: 'tel', dir: 'ltr' },
  number: { codec: numberText, inputMode: 'decimal', dir: 'ltr' },
  code: { codec: codeText, dir: 'ltr' },
  time: { codec: codeText, inputMode: 'numeric', dir: 'ltr' },
};
const FREE: Kind = { codec: freeText, dir: 'auto' };

/** Every one-line text: what differs is a row of the table above. */
export function TextWidget(props: WidgetProps) {
  const { id, name, value, onChange, options, invalid, readOnly, describedBy } = props;
  const { codec, type = 'text', inputMode, dir } = KINDS[options.widget] ?? FREE;
  const held = useHeldText(value, onChange, codec);
  return (
    <input
      {...held}
      className="rg-input"
      id={id}
      name={name}
      type={type}
      inputMode={inputMode}
      dir={dir}
      placeholder={options.placeholder}
      autoComplete={options.autocomplete}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      readOnly={readOnly}
    />
  );
}

export function TextareaWidget(props: WidgetProps) {
  const { id, name, value, onChange, options, invalid, readOnly, describedBy } = props;
  const held = useHeldText(value, onChange, freeText);
  return (
    <textarea
      {...held}
      className="rg-input rg-textarea"
      id={id}
      name={name}
      dir="auto"
      rows={4}
      placeholder={options.placeholder}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      readOnly={readOnly}
    />
  );
}
