import { Fragment, type ReactNode } from 'react';
import type { PanelText } from './panelText';
import { t } from './t';

interface WordsProps {
  readonly text: PanelText;
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** Renders a text with elements, such as links, in the place of its values. */
export function Words({ text, values }: WordsProps) {
  const marks = Object.fromEntries(Object.keys(values).map((name) => [name, `\0${name}\0`]));
  return t(text, marks)
    .split('\0')
    .map((part, index) => <Fragment key={part}>{index % 2 === 1 ? values[part] : part}</Fragment>);
}
