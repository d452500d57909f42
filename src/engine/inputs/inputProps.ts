import type { Language } from '../../definition/model/text';

/** The props of every input besides its value and change handler. */
export interface InputProps {
  /** The id of the control itself, for its label and for links to errors. */
  readonly id: string;
  /** The dotted path of the value. */
  readonly name: string;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly readOnly: boolean;
  /** Ids of elements that are currently rendered. */
  readonly describedBy?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly language: Language;
}

type Described = Pick<InputProps, 'invalid' | 'required' | 'describedBy' | 'labelledBy'>;

/** Returns the ARIA attributes of a control or a group, without empty ones. */
export function ariaOf({ invalid, required, describedBy, labelledBy }: Described) {
  return {
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
    'aria-describedby': describedBy,
    'aria-labelledby': labelledBy,
  };
}

/** Returns the attributes of a typed control. Without a token of its own, the browser fills nothing in. */
export function typedControlOf(props: InputProps) {
  const { id, name, placeholder, readOnly, autoComplete = 'off' } = props;
  return { id, name, placeholder, readOnly, autoComplete, ...ariaOf(props) };
}

/** Joins ids to one attribute; undefined for none. */
export function idList(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Returns the classes of an outline around an input and its buttons. */
export function boxClass(own: string, { invalid, readOnly }: InputProps): string {
  const states = [invalid && 'rg-box-invalid', readOnly && 'rg-box-read-only'];
  return ['rg-box', own, ...states].filter(Boolean).join(' ');
}
