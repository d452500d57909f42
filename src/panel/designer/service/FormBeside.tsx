import { useEffect, useMemo, useState } from 'react';
import { createStore } from 'zustand';
import { localise } from '../../../definition/language/localise';
import type { Language } from '../../../definition/model/text';
import type { Flow } from '../../../engine/flow/flow';
import { ScopeProvider } from '../../../engine/scope/ScopeProvider';
import type { FormHandle } from '../../../engine/ServiceForm';

interface FormBesideProps {
  readonly handle: FormHandle;
  readonly language: Language;
}

/** Renders what a form shows in another language, as it is filled in beside this. Nobody fills this one in. */
export function FormBeside({ handle, language }: FormBesideProps) {
  const { flow, environment, StepView } = handle;
  const service = useMemo(() => localise(flow.module.service, language), [flow, language]);
  const own = useMemo(() => ({ ...environment, language }), [environment, language]);
  const still = useStill(flow);
  return (
    <ScopeProvider scope={flow.scope} environment={own}>
      <section className="rg-form" inert>
        <h2 className="rg-form-title">{service.form.title}</h2>
        <StepView flow={still} service={service} />
      </section>
    </ScopeProvider>
  );
}

/** Returns a flow at the same step that goes nowhere by itself, and takes neither focus nor scroll position. */
function useStill(flow: Flow): Flow {
  const [store] = useState(() => createStore(() => ({ ...flow.store.getState(), moves: 0 })));
  useEffect(() => {
    const follow = () => store.setState({ ...flow.store.getState(), moves: 0 });
    follow();
    return flow.store.subscribe(follow);
  }, [flow, store]);
  return useMemo(() => {
    const stays = () => true;
    return { ...flow, store, next: stays, review: stays, goTo: () => undefined };
  }, [flow, store]);
}
