import { Fragment, type ReactNode, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { create } from 'zustand';
import { newKey } from '../../engine/dom/newKey';

/** What a dialog that asks something needs. */
export interface AskedProps<T> {
  /** False while it fades out. */
  readonly open: boolean;
  /** Answers the question; without an answer it was closed. */
  readonly settle: (answer?: T) => void;
}

interface Question {
  readonly render: (open: boolean) => ReactNode;
  readonly settle: () => void;
  readonly open: boolean;
}

const useQuestion = create<{ readonly question?: Question }>()(() => ({}));

/** Asks staff in a dialog; resolves to undefined if they close it, leave the page or are asked something else. */
export const askIn = <T,>(dialog: (props: AskedProps<T>) => ReactNode): Promise<T | undefined> =>
  new Promise((resolve) => {
    useQuestion.getState().question?.settle();
    const key = newKey();
    const settle = (answer?: T) => {
      resolve(answer);
      useQuestion.setState(({ question }) =>
        question?.settle === settle ? { question: { ...question, open: false } } : {},
      );
    };
    // The same dialog, asked again, begins empty.
    const render = (open: boolean) => <Fragment key={key}>{dialog({ open, settle })}</Fragment>;
    useQuestion.setState({ question: { render, settle, open: true } });
  });

/** Renders the question that was asked last. */
export function Dialogs() {
  const { question } = useQuestion();
  const [location] = useLocation();
  const search = useSearch();
  useEffect(() => () => useQuestion.getState().question?.settle(), [location, search]);
  // It may contain what the next account may not see.
  useEffect(() => () => useQuestion.setState({}, true), []);
  return question?.render(question.open);
}
