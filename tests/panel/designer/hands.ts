import type { Place } from './pageTools';

/** Where a person reads: what is there, and what it says. */
export interface Control {
  /** The text of an input, the words of the chosen option, or "true" if it is ticked. */
  readonly value: string;
  readonly options: readonly string[];
}

/** Works a page by keys alone, as a person does who sees it. */
export interface Hands {
  /** Moves the focus to a control by Tab. */
  readonly go: (place: Place) => Promise<void>;
  /** Presses a key with the names of its modifiers: "Enter", "Alt+ArrowUp". */
  readonly press: (key: string) => Promise<void>;
  /** Replaces the text of the input that has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Chooses an option of the select that has the focus. */
  readonly select: (option: string) => Promise<void>;
  /** The names of all controls at a place, in their order. */
  readonly names: (place: Place) => Promise<readonly string[]>;
  readonly read: (place: Place) => Promise<Control>;
  /** What was pressed so far. */
  readonly presses: { keys: number; tabs: number; letters: number };
}
