import { useMemo } from 'react';
import { localise } from '../definition/language/localise';
import { fromPayload } from '../definition/payload/payload';
import type { ServiceModule } from '../definition/validate/serviceModule';
import type { Language } from '../definition/model/text';
import type { Values } from '../definition/model/values';
import { createLocalPhotoStore, type LocalPhotoStore } from './inputs/localPhotoStore';
import type { Ports } from './ports';
import { createUnsavedEntries } from './scope/unsavedEntries';
import { createScope } from './scope/scope';
import { ScopeProvider } from './scope/ScopeProvider';
import { shownSteps } from '../definition/model/stepOf';
import { BlockView } from './views/BlockView';
import './controls.css';
import './engine.css';
import './views.css';

interface SentFormProps {
  readonly module: ServiceModule;
  readonly language: Language;
  readonly ports: Ports;
  /** An application as in the response of the staff calls. */
  readonly record: Values;
  /** The source of its photos, by the tokens in the record. */
  readonly photoStore?: LocalPhotoStore;
}

/** Renders the form in back mode (docs/requirements.md, P34): filled in from a record, read-only, without sending. */
export function SentForm({ module, language, ports, record, photoStore }: SentFormProps) {
  const service = useMemo(() => localise(module.service, language), [module, language]);
  const scope = useMemo(() => {
    const { form } = module.service;
    const held = Object.entries(fromPayload(module.service, record));
    const known = held.filter(([name]) => Object.hasOwn(form.properties, name));
    return createScope({ shape: form, values: Object.fromEntries(known), check: () => [] });
  }, [module, record]);
  const environment = useMemo(
    () => ({
      language,
      ports,
      photoStore: photoStore ?? createLocalPhotoStore(`${module.service.id}-record`),
      unsaved: createUnsavedEntries(),
      readOnly: true,
    }),
    [language, ports, module, photoStore],
  );
  return (
    <ScopeProvider scope={scope} environment={environment}>
      <section className="rg-form rg-record" aria-label={service.form.title}>
        {shownSteps(service, scope.store.getState().values).map((index) => (
          <div key={index} className="rg-step">
            <h2 className="rg-step-title">{service.steps[index]?.title}</h2>
            {service.steps[index]?.blocks.map((block) => (
              <BlockView key={block.fields.join()} {...block} />
            ))}
          </div>
        ))}
      </section>
    </ScopeProvider>
  );
}
