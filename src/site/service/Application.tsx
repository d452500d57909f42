import { Suspense, use, useEffect, useMemo } from 'react';
import type { Handed } from '../../definition/prefill';
import type { ServiceModule } from '../../definition/serviceModule';
import { MuiFrameContext } from '../../engine/MuiFrame';
import type { Refusal } from '../../engine/ports';
import { useLanguage } from '../../platform/language/languageStore';
import { loadMuiLook, MuiLook } from '../../platform/look/MuiLook';
import { FormLoading } from './FormLoading';
import { loadEngine, moduleOf, type ServiceEntry } from './loaders';
import { portsFor } from './ports';

export interface ApplicationProps {
  readonly entry: ServiceEntry;
  /** The service with the sections of this very form; left out: as its file has it. */
  readonly module?: ServiceModule;
  /** What the page puts into the form, by the names that its prefills use; may change at any time. */
  readonly handed?: Handed;
  /** What the form is about, such as a tour's id: each has a draft of its own. */
  readonly subject?: string;
  /** Told what the server refused; always the same function while it means the same. */
  readonly onRefused?: (issues: readonly Refusal[]) => void;
}

/** A service's form, with the engine loaded for it. Ports know the API; the engine does not. */
export function Application(props: ApplicationProps) {
  return (
    <section className="service-form">
      <Suspense fallback={<FormLoading />}>
        <OpenForm key={props.subject} {...props} />
      </Suspense>
    </section>
  );
}

function OpenForm({ entry, module: given, handed, subject, onRefused }: ApplicationProps) {
  const own = use(moduleOf(entry));
  const { ServiceForm } = use(loadEngine());
  // A dialog that is opened before it is there fetches it itself.
  useEffect(() => void loadMuiLook().catch(() => undefined), []);
  const language = useLanguage();
  const module = given ?? own;
  const ports = useMemo(() => portsFor(module.service, onRefused), [module, onRefused]);
  return (
    <MuiFrameContext value={MuiLook}>
      <ServiceForm
        module={module}
        language={language}
        ports={ports}
        {...(handed && { handed })}
        {...(subject !== undefined && { subject })}
      />
    </MuiFrameContext>
  );
}
