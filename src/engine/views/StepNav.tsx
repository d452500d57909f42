import type { ReactNode } from 'react';
import { useTranslate } from '../useTranslate';
import { useStore } from 'zustand';
import type { Service } from '../../definition/model/service';
import { stepOf } from '../../definition/model/stepOf';
import type { Flow } from '../flow/flow';
import { useScopeState } from '../scope/ScopeContext';
import '../steps.css';

interface StepNavProps {
  readonly flow: Flow;
  readonly service: Service<string>;
  readonly current: number;
  /** The numbers of the steps that apply. */
  readonly steps: readonly number[];
  /** The current step itself. */
  readonly children: ReactNode;
}

/**
 * Lists the steps that apply above the current one, to be visited in any order, and marks those with errors.
 * In a vertical stepper the current step is inside its item. Renders nothing if steps have a fixed
 * order.
 */
export function StepNav({ flow, service, current, steps, children }: StepNavProps) {
  const t = useTranslate();
  const { isStepper } = flow;
  const invalid = useScopeState(({ issues }) =>
    issues.map(({ path }) => (path === '' || !isStepper ? '' : stepOf(service, path))).join(),
  ).split(',');
  const done = useStore(flow.store, (state) => state.done);
  if (!isStepper) return children;
  const isVertical = service.stepper === 'vertical';
  const list = (
    <ol className={isVertical ? 'rg-steps-list rg-steps-vertical' : 'rg-steps-list'}>
      {steps.map((index, place) => {
        const isInvalid = invalid.includes(String(index));
        const isDone = !isInvalid && index !== current && done.has(index);
        return (
          <li key={index}>
            <button
              type="button"
              className={`rg-steps-step line${isInvalid ? ' rg-steps-invalid' : ''}${isDone ? ' rg-steps-done' : ''}`}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => flow.goTo(index)}
            >
              <span className="rg-steps-number">{place + 1}</span>{' '}
              <span className="rg-steps-title">{service.steps[index]?.title}</span>{' '}
              {isInvalid && <span className="visually-hidden">{`(${t('form.hasErrors')})`}</span>}
              {isDone && <span className="visually-hidden">{`(${t('form.stepDone')})`}</span>}
            </button>
            {isVertical && index === current && children}
          </li>
        );
      })}
    </ol>
  );
  const named = { className: 'rg-steps', 'aria-label': t('form.steps') };
  if (isVertical)
    return (
      <div role="group" {...named}>
        {list}
      </div>
    );
  return (
    <>
      <nav {...named}>{list}</nav>
      {children}
    </>
  );
}
