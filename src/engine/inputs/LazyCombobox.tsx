import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxProps } from './Combobox';
import './control.css';
import { placeholderOf } from './direction';
import { boxClass, typedControlOf } from './inputProps';
import { type TextCodec, useHeldText } from './useHeldText';
import { useLazyPart } from './useLazyPart';

/** Loaded by the first form with options to search. */
export const loadCombobox = () => import('./Combobox');

const TEXT: TextCodec<string> = {
  parse: (text) => text.trim() || undefined,
  format: (value) => value ?? '',
};

/** Renders a combobox, or until it is loaded a text input of the same size, from which typed text is carried over. */
export function LazyCombobox(props: ComboboxProps) {
  const plain = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState<Begun>();
  const { part, failed } = useLazyPart(loadCombobox, 0, () => setBegun(begunIn(plain.current)));
  const { id } = props;
  const focused = part !== undefined && begun?.focused === true;
  useLayoutEffect(() => {
    if (focused) document.getElementById(id)?.focus({ preventScroll: true });
  }, [id, focused]);

  if (part) return <part.Combobox {...props} begun={begun?.text} />;
  return <PlainText {...props} keeps={failed || props.freeText === true} box={plain} />;
}

interface Begun {
  /** Typed text that is not the answer yet. */
  readonly text: string | undefined;
  readonly focused: boolean;
}

function begunIn(box: HTMLElement | null): Begun | undefined {
  const input = box?.querySelector('input');
  if (!input) return undefined;
  const text = input.value === input.defaultValue ? undefined : input.value;
  return { text, focused: document.activeElement === input };
}

interface PlainProps extends ComboboxProps {
  /** Any text is a valid answer. */
  readonly keeps: boolean;
  readonly box: RefObject<HTMLDivElement | null>;
}

function PlainText({ value, onChange, keeps, box, onStanding, ...props }: PlainProps) {
  const change = (next: string | undefined) => {
    if (keeps) onChange(next);
    else onStanding?.(next === value ? 'listed' : 'sought');
  };
  const { control } = useHeldText(value, change, TEXT);
  return (
    <div ref={box} className={boxClass('rg-combobox', props)}>
      <input
        {...control}
        {...typedControlOf(props)}
        className="rg-input"
        dir="auto"
        placeholder={placeholderOf(props.placeholder)}
      />
    </div>
  );
}
