import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Handed } from '../definition/prefill';
import { localise } from '../definition/localise';
import type { ServiceModule } from '../definition/serviceModule';
import type { Language } from '../definition/text';
import { usePartsAhead } from './fields/usePartsAhead';
import { send } from './flow/send';
import { useFlow } from './flow/useFlow';
import { useResend } from './flow/useResend';
import { invalidWords } from './invalidWords';
import type { Ports } from './ports';
import { ScopeProvider } from './scope/ScopeProvider';
import { Confirmation } from './views/Confirmation';
import { DraftNotice } from './views/DraftNotice';
import { Review } from './views/Review';
import { StepView } from './views/StepView';
import './controls.css';
import './engine.css';
import './views.css';

export interface ServiceFormProps {
  readonly module: ServiceModule;
  readonly language: Language;
  readonly ports: Ports;
  /** What the page puts in by name (prefill from). */
  readonly handed?: Handed;
  /** What the form is about: each subject has a draft of its own. */
  readonly subject?: string;
}

/** A service's application form in front mode: fill in, check the answers, send. */
export function ServiceForm({ module, language, ports, handed, subject }: ServiceFormProps) {
  const { flow, shelf, discard } = useFlow(module, ports, { handed, subject });
  const { t } = useTranslation();
  const phase = useStore(flow.store, (state) => state.phase);
  const service = useMemo(() => localise(module.service, language), [module, language]);
  const { success, invalid } = service.submit;

  const environment = useMemo(
    () => ({ language, ports, shelf, loose: flow.loose, readOnly: false, invalid }),
    [language, ports, shelf, flow, invalid],
  );
  const submit = async () => {
    const result = await send(flow, ports, shelf, language);
    if (result === 'sent') ports.notify({ kind: 'success', ...success });
    // What the server refused or the line lost, the client has said already.
    else if (result === 'invalid') {
      const { issues } = flow.scope.store.getState();
      const text = invalidWords(issues, invalid.text, t('form.problem'));
      ports.notify({ kind: 'error', text, timeout: invalid.timeout });
    }
  };
  useResend(flow, submit);
  usePartsAhead(module.service.form);

  if (phase === 'sent') {
    return <Confirmation flow={flow} service={service} onAgain={discard} />;
  }
  return (
    <ScopeProvider scope={flow.scope} environment={environment}>
      <section className="rg-form" aria-label={service.form.title}>
        <DraftNotice flow={flow} onDiscard={discard} />
        {phase === 'filling' ? (
          <StepView flow={flow} service={service} />
        ) : (
          <Review flow={flow} service={service} onSend={() => void submit()} />
        )}
      </section>
    </ScopeProvider>
  );
}
