import { type ComponentProps, useState } from 'react';
import type { Json } from '../../../definition/model/values';
import { shownNumber, typedNumber } from './numbers';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: Json | undefined;
  readonly onChange: (value: Json | undefined) => void;
}

/** Keeps what is typed, "1." or "٥", as long as it means the value. */
export function NumberInput({ value, onChange, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  const isOwn = typed !== undefined && typedNumber(typed) === value;
  return (
    <input
      {...rest}
      type="text"
      inputMode="decimal"
      dir="ltr"
      value={isOwn ? typed : shownNumber(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedNumber(target.value));
      }}
    />
  );
}
