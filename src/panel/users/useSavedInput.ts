import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { fieldName } from './fieldNames';
import type { Saving } from './useSavingUser';

export interface SavedInput {
  readonly saving: Saving;
  /** What is edited; left out with onChange: what is typed again each time. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly help?: ReactNode;
}

/** Returns the props of an input of an account form. It takes the focus when it is the first with an error. */
export function useSavedInput(name: string, { saving, help, ...edited }: SavedInput) {
  const { value = saving.typed[name] ?? '', onChange = (text) => saving.type(name, text) } = edited;
  const issue = saving.issues[name];
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    if (!issue || !current) return;
    if (current.form?.querySelector('[aria-invalid="true"]') === current) current.focus();
  }, [issue]);
  return {
    label: fieldName(name),
    name,
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      saving.fix(name);
      onChange(target.value);
    },
    error: Boolean(issue),
    helperText: issue || help,
    fullWidth: true,
    inputRef: input,
  };
}
