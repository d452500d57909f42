import type { Keyword } from '../../../../definition/keywords/keywords';
import type { Json } from '../../../../definition/model/values';
import type { ServiceRow } from '../serviceRows';

/** What the control of a keyword needs. */
export interface ControlProps {
  readonly row: ServiceRow;
  readonly keyword: Keyword;
  readonly id: string;
  readonly label: string;
  readonly help: string | undefined;
  /** What is wrong with it. */
  readonly error: string | undefined;
  readonly value: Json | undefined;
  /** undefined: removes the keyword. @param isTyped further typing is the same step of the history */
  readonly set: (value: Json | undefined, isTyped?: boolean) => void;
}
