import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../useTranslate';
import { useStore } from 'zustand';
import type { Service } from '../../definition/model/service';
import { shownSteps, stepOf } from '../../definition/model/stepOf';
import type { Flow } from '../flow/flow';
import { LazyPart } from '../inputs/LazyPart';
import { useInvalidWords } from '../invalidWords';
import { moveOn } from '../moveOn';
import type { RefusedAnswer } from '../ports';
import { useScope, useScopeState } from '../scope/ScopeContext';
import { BlockView } from './BlockView';
import { ErrorSummary } from './ErrorSummary';
import { goToAnswer } from './goToAnswer';
import { PartHeading } from './PartHeading';
import { StepNav } from './StepNav';

const loadAnswers = () => import('../review/Answers');

interface StepViewProps {
  readonly flow: Flow;
  readonly service: Service<string>;
}

/** Renders the current step; each starts without an earlier refusal. */
export function StepView(props: StepViewProps) {
  const { opened, step } = useStore(props.flow.store);
  const applying = useScopeState(({ values }) => shownSteps(props.service, values).join(' '));
  const steps = applying.split(' ').map(Number);
  return (
    <StepNav {...props} current={step} steps={steps}>
      <OpenStep key={`${opened} ${step}`} number={step} steps={steps} {...props} />
    </StepNav>
  );
}

interface OpenStepProps extends StepViewProps {
  readonly number: number;
  /** The numbers of the steps that apply. */
  readonly steps: readonly number[];
}

/** Renders one step: its blocks, and the buttons for the next and previous one. */
function OpenStep({ flow, service, number, steps }: OpenStepProps) {
  const t = useTranslate();
  const { environment } = useScope();
  const notice = service.submit.invalid;
  const invalidWords = useInvalidWords(notice.text);
  const arrived = useStore(flow.store, (state) => state.moves > 0);
  const { isStepper } = flow;
  const isOwn = (path: string) => !isStepper || stepOf(service, path) === number;
  // The server may have rejected it, too: then the step opens with its issues.
  const hasIssues = useScopeState(({ issues }) => issues.some(({ path }) => isOwn(path)));
  const [refused, setRefused] = useState(() => (hasIssues ? 1 : 0));
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () =>
      flow.scope.store.subscribe(({ issues }, before) => {
        const wasWaiting = before.issues.length > 0 && before.issues.every(isSought);
        if (!wasWaiting || issues.length > 0 || isTyping()) return;
        // Deferred: while React runs effects, inputs cannot flush their text.
        queueMicrotask(() => form.current?.requestSubmit());
      }),
    [flow],
  );
  const step = service.steps[number];
  if (!step) return null;
  // In a stepper, Continue on the last step leads to the review; the first step is only reached on
  // request.
  const place = steps.indexOf(number);
  const before = steps[place - 1];
  const isEnd = isStepper && number === steps.at(-1);
  const go = (isRight: boolean) => {
    if (isRight) {
      // What kept the visitor on this step is corrected.
      if (refused > 0) environment.ports.clearNotice?.();
      return;
    }
    setRefused((times) => times + 1);
    const text = invalidWords(flow.scope.store.getState().issues);
    environment.ports.notify({ kind: 'error', text, timeout: notice.timeout });
  };
  return (
    <form
      ref={form}
      className="rg-step"
      noValidate
      autoComplete="on"
      {...moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        go(isEnd ? flow.review() : flow.next());
      }}
    >
      <StepHeading
        number={place}
        of={steps.length}
        bar={!isStepper}
        title={step.title}
        takesFocus={arrived && refused === 0}
        hasIssues={hasIssues}
      />
      <ErrorSummary attempt={refused} isOwn={isOwn} onFollow={(path) => goToAnswer(flow, path)} />
      {step.summary && (
        <LazyPart load={loadAnswers}>
          {({ AnswersSoFar }) => <AnswersSoFar service={service} before={number} />}
        </LazyPart>
      )}
      {step.blocks.map((block) => (
        <BlockView key={block.fields.join()} {...block} />
      ))}
      <div className="rg-actions spread">
        {before !== undefined && (
          <button
            type="button"
            className="rg-button rg-button-quiet"
            onClick={() => flow.goTo(before)}
          >
            {t('form.back')}
          </button>
        )}
        {isStepper && (
          <button
            type="button"
            className="rg-button rg-button-outlined"
            onClick={() => go(isEnd ? flow.next() : flow.review())}
          >
            {t(isEnd ? 'form.toFirstStep' : 'form.checkAnswers')}
          </button>
        )}
        <button type="submit" className="rg-button rg-button-primary">
          {t(isEnd ? 'form.checkAnswers' : 'form.continue')}
        </button>
      </div>
    </form>
  );
}

/** Nothing keeps the visitor from going on but a list that is on its way. */
const isSought = (issue: RefusedAnswer): boolean => 'code' in issue && issue.code === 'sought';

/** Whoever has turned to another question wants to go on later. */
const isTyping = (): boolean => document.activeElement?.matches('input, select, textarea') === true;

interface StepHeadingProps {
  readonly number: number;
  readonly of: number;
  readonly title: string;
  /** Shows a progress bar. */
  readonly bar: boolean;
  readonly takesFocus: boolean;
  /** The page's title begins with a note about errors. */
  readonly hasIssues: boolean;
}

/** Renders "Step 2 of 5" and the step's name. */
function StepHeading({ number, of, title, bar, takesFocus, hasIssues }: StepHeadingProps) {
  const t = useTranslate();
  const position = t('form.stepOf', { number: number + 1, of });
  const parts = [hasIssues && t('form.errorTitle'), of > 1 && `${title} (${position})`];
  return (
    <div className="rg-step-heading">
      {of > 1 && (
        <>
          <p className="rg-step-position muted">{position}</p>
          {bar && (
            <progress className="rg-step-progress" aria-hidden="true" value={number + 1} max={of} />
          )}
        </>
      )}
      <PartHeading
        title={title}
        pageTitle={parts.filter(Boolean).join(': ')}
        takesFocus={takesFocus}
      />
    </div>
  );
}
