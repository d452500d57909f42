import type { Language } from '../../definition/text';

/** What every input gets from its frame, beside its value and its change. */
export interface InputProps {
  /** Of the control itself: where a label points and an error's link leads. */
  readonly id: string;
  /** The dotted path of the value. */
  readonly name: string;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly readOnly: boolean;
  /** Ids of elements that are in the page at that moment. */
  readonly describedBy?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly language: Language;
}

type Described = Pick<InputProps, 'invalid' | 'required' | 'describedBy' | 'labelledBy'>;

/** The ARIA attributes of a control or of a group; none that says nothing. */
export function ariaOf({ invalid, required, describedBy, labelledBy }: Described) {
  return {
    'aria-invalid': invalid || undefined,
    'aria-required': required || undefined,
    'aria-describedby': describedBy,
    'aria-labelledby': labelledBy,
  };
}

/** Several ids as one attribute; undefined for none. */
export function idList(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The classes of an outline that holds an input and its buttons. */
export function boxClass(own: string, { invalid, readOnly }: InputProps): string {
  const states = [invalid && 'rg-box-invalid', readOnly && 'rg-box-read-only'];
  return ['rg-box', own, ...states].filter(Boolean).join(' ');
}
