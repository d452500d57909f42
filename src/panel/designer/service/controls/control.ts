import type { Keyword } from '../../../../definition/keywords/keywords';
import type { Json } from '../../../../definition/model/values';
import type { InputProps } from '../../inspector/Select';
import type { ServiceRow } from '../serviceRows';

/** What the control of a keyword needs. */
export interface ControlProps extends InputProps {
  readonly row: ServiceRow;
  readonly keyword: Keyword;
  readonly value: Json | undefined;
  /** Nothing, and what is empty, removes the keyword. @param isTyped further typing is the same step of the history */
  readonly set: (value: Json | undefined, isTyped?: boolean) => void;
}
