import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Service } from '../../definition/service';
import type { Flow } from '../flow/flow';
import { useScope } from '../scope/ScopeContext';
import { BlockView } from './BlockView';
import { ErrorSummary } from './ErrorSummary';
import { StepHeading } from './StepHeading';

interface StepViewProps {
  readonly flow: Flow;
  readonly service: Service<string>;
}

/** One step of the form: its blocks, and the ways on and back. */
export function StepView({ flow, service }: StepViewProps) {
  const { t } = useTranslation();
  const { environment } = useScope();
  const number = useStore(flow.store, (state) => state.step);
  const [refused, setRefused] = useState(0);
  const begun = useRef(number);
  const step = service.steps[number];
  const moved = number !== begun.current || refused > 0;

  useEffect(() => setRefused(0), [number]);
  if (!step) return null;
  const next = () => {
    if (flow.next()) return;
    setRefused((times) => times + 1);
    environment.ports.notify({ kind: 'error', ...environment.invalid });
  };
  return (
    <form
      className="rg-step"
      noValidate
      autoComplete="on"
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      <StepHeading
        key={number}
        number={number}
        of={service.steps.length}
        title={step.title}
        takesFocus={moved && refused === 0}
      />
      <ErrorSummary attempt={refused} />
      {step.blocks.map((block) => (
        <BlockView key={block.fields.join()} title={block.title} fields={block.fields} />
      ))}
      <div className="rg-actions">
        {number > 0 && (
          <button
            type="button"
            className="rg-button rg-button-quiet"
            onClick={() => flow.goTo(number - 1)}
          >
            {t('form.back')}
          </button>
        )}
        <button type="submit" className="rg-button rg-button-primary">
          {t('form.continue')}
        </button>
      </div>
    </form>
  );
}
