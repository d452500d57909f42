import type { ComponentProps } from 'react';
import { useLazyPart } from '../inputs/useLazyPart';
import type { AnswerSummary } from './AnswerSummary';
import type { RowSummary } from './RowSummary';

/** Loaded with the first answers in a dialog. */
export const loadAnswerSummary = () => import('./AnswerSummary');
export const loadRowSummary = () => import('./RowSummary');

/** Renders nothing until its code is loaded: the button beside it works without a summary. */
export function LazyAnswerSummary(props: ComponentProps<typeof AnswerSummary>) {
  const { part } = useLazyPart(loadAnswerSummary, 0);
  return part && <part.AnswerSummary {...props} />;
}

/** Does the same for a list. */
export function LazyRowSummary(props: ComponentProps<typeof RowSummary>) {
  const { part } = useLazyPart(loadRowSummary, 0);
  return part && <part.RowSummary {...props} />;
}
