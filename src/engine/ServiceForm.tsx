import { type Ref, useEffect, useImperativeHandle, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Handed } from '../definition/model/prefill';
import { localise } from '../definition/language/localise';
import type { ServiceModule } from '../definition/validate/serviceModule';
import type { Language } from '../definition/model/text';
import type { Values } from '../definition/model/values';
import { LATER, usePartsAhead } from './fields/usePreloadedParts';
import { useCountedSteps } from './flow/countSteps';
import type { Flow } from './flow/flow';
import { useFlow } from './flow/useFlow';
import { LazyPart } from './inputs/LazyPart';
import type { Ports } from './ports';
import { watchPointerPresses } from './dom/pointerPress';
import type { FormEnvironment } from './scope/ScopeContext';
import { ScopeProvider } from './scope/ScopeProvider';
import { useTranslate } from './useTranslate';
import { StepView } from './views/StepView';
import './controls.css';
import './engine.css';
import './views.css';

/** Loaded for those who come back. */
const loadDraftNotice = () => import('./views/DraftNotice');
/** Loaded while the visitor fills the form in. */
const loadEnding = () => import('./views/Ending');

export interface ServiceFormProps {
  readonly module: ServiceModule;
  readonly language: Language;
  readonly ports: Ports;
  /** Preset values from the page, by name (prefill from). */
  readonly handed?: Handed;
  /** What the form is about: each subject has its own draft. */
  readonly subject?: string;
  /** Called when a new application is started, after this one was sent or discarded. */
  readonly onAnother?: (() => void) | undefined;
  /** Called with the answers at the start and after each change, until they are sent. */
  readonly onAnswers?: ((values: Values) => void) | undefined;
  readonly ref?: Ref<FormHandle> | undefined;
  /** Does not report that a draft was restored. */
  readonly isContinued?: boolean | undefined;
}

export interface FormHandle {
  /** Deletes the answers and the draft. */
  readonly discard: () => void;
  readonly flow: Flow;
  readonly environment: FormEnvironment;
  /** Renders the present step again: part of the handle, so that nothing but this module is imported of its chunk. */
  readonly StepView: typeof StepView;
}

/** Renders a service's application form in front mode: fill in, review the answers, send. */
export function ServiceForm({
  onAnother,
  onAnswers,
  isContinued,
  ref,
  ...props
}: ServiceFormProps) {
  const { module, language, ports, handed, subject } = props;
  const t = useTranslate();
  const { flow, name, photoStore, discard } = useFlow(module, ports, {
    handed,
    subject,
    onEnded: () => ports.notify({ kind: 'warning', text: t('form.endedElsewhere'), timeout: 0 }),
  });
  useCountedSteps(flow, ports.count);
  const phase = useStore(flow.store, (state) => state.phase);
  const restoredFrom = useStore(flow.store, (state) => state.restoredFrom);
  const isRestored = restoredFrom !== undefined && !isContinued;
  const service = useMemo(() => localise(module.service, language), [module, language]);
  const environment = useMemo(
    (): FormEnvironment => ({
      language,
      ports,
      photoStore,
      unsaved: flow.unsaved,
      readOnly: false,
      form: module.service.form === flow.scope.shape ? undefined : module.service.form,
    }),
    [language, ports, photoStore, flow, module],
  );
  useImperativeHandle(ref, () => ({ discard, flow, environment, StepView }), [
    discard,
    flow,
    environment,
  ]);
  usePartsAhead(module.service.form);
  useEffect(watchPointerPresses, []);
  useEffect(
    () =>
      flow.store.subscribe(({ key }, before) => {
        if (key !== before.key) onAnother?.();
      }),
    [flow, onAnother],
  );
  useEffect(() => {
    if (!onAnswers) return;
    const report = () =>
      // Deferred: by then the form has what the page passes, and an emptied one is known to be sent.
      queueMicrotask(() => {
        if (flow.store.getState().phase !== 'sent') onAnswers(flow.scope.store.getState().values);
      });
    report();
    return flow.scope.store.subscribe(report);
  }, [flow, onAnswers]);
  const isFilling = phase === 'filling';
  // A service without steps of its own has one with the form's title.
  const repeatsTitle = service.steps.length === 1 && service.steps[0]?.title === service.form.title;
  return (
    <ScopeProvider scope={flow.scope} environment={environment}>
      <section className="rg-form" aria-label={service.form.title}>
        {phase !== 'sent' && isRestored && (
          <LazyPart load={loadDraftNotice} isQuiet>
            {(part) => <part.DraftNotice flow={flow} onDiscard={discard} />}
          </LazyPart>
        )}
        {isFilling && !repeatsTitle && <h2 className="rg-form-title">{service.form.title}</h2>}
        {isFilling && <StepView flow={flow} service={service} />}
        <LazyPart load={loadEnding} after={isFilling ? LATER : 0} isQuiet={isFilling}>
          {({ Ending }) => !isFilling && <Ending flow={flow} service={service} onAgain={discard} />}
        </LazyPart>
        {phase !== 'sent' && <StorageNotice flow={flow} />}
        {phase !== 'sent' && ports.loadHandOver && (
          <div className="rg-handover">
            <LazyPart load={ports.loadHandOver} after={LATER} isQuiet>
              {(part) => (
                <part.HandOver
                  service={service}
                  name={name}
                  snapshot={async () => {
                    const { filesArriving } = await import('./flow/restoreFiles');
                    await filesArriving(flow.scope, photoStore);
                    return flow.snapshot();
                  }}
                  fileOf={photoStore.get}
                  onDiscard={discard}
                />
              )}
            </LazyPart>
          </div>
        )}
      </section>
    </ScopeProvider>
  );
}

/** Tells that the answers are lost with the page. It is below the form, so that nothing moves while somebody types. */
function StorageNotice({ flow }: { flow: Flow }) {
  const t = useTranslate();
  const isUnstored = useStore(flow.store, (state) => state.isUnstored);
  return (
    <div role="status">{isUnstored && <p className="rg-notice">{t('form.notStored')}</p>}</div>
  );
}
