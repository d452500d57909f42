import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../platform/language/useTranslation';
import type { Handed } from '../../definition/model/prefill';
import type { ServiceModule } from '../../definition/validate/serviceModule';
import type { Values } from '../../definition/model/values';
import type { RefusedAnswer } from '../../engine/ports';
import { Loading } from '../../platform/loading/Loading';
import { draftSubject } from './entering';
import { DraftLine } from './DraftLine';
import { EngineForm } from './EngineForm';
import { goTo } from './goToForm';
import { type ServiceEntry, useServiceModule } from '../../platform/loading/useServiceModule';
import { sitePorts } from './sitePorts';
import { hasRequests } from '../deviceRequests';
import { useUsualDays } from '../trust/useUsualDays';
import { lazyPage } from '../lazyPage';

export interface ServiceApplicationProps {
  readonly entry: ServiceEntry;
  /** The service with the sections of this form; default: the service as in its file. */
  readonly module?: ServiceModule;
  /** Values that the page passes to the form, by the names in its prefills; may change at any time. */
  readonly handed?: Handed;
  /** The subject of the form, such as a tour's id: each has its own draft. Must not change. */
  readonly subject?: string;
  /** Is called with the server's issues; must be the same function on every render. */
  readonly onRefused?: (issues: readonly RefusedAnswer[]) => void;
  /** Is called with the answers as they change; must change only with what the page passes. */
  readonly onAnswers?: ((values: Values) => void) | undefined;
  /** The page itself shows the notice about a draft, or the form does near the top. */
  readonly isDraftTold?: boolean;
  /** The form was mounted again with other questions, so the draft is from this visit. */
  readonly isContinued?: boolean;
  /** Shown above the form. */
  readonly lead?: ReactNode;
}

/** Renders a service's form, for which it loads the engine. The ports know the API; the engine does not. */
export function ServiceApplication(props: ServiceApplicationProps) {
  const { entry, subject, lead, isDraftTold = false, isContinued = false } = props;
  const { t } = useTranslation();
  const usual = useUsualDays(entry.isDraft ? undefined : entry.id);
  const form = useRef<HTMLElement>(null);
  const [another, setAnother] = useState(0);
  const onAnother = useCallback(() => setAnother((count) => count + 1), []);
  const [opened, setOpened] = useState(0);
  return (
    <section className="service-form" ref={form}>
      {lead}
      {usual !== undefined && <p className="muted">{t('shell.usual', { count: usual })}</p>}
      {!isDraftTold && !isContinued && another === 0 && (
        <DraftLine service={entry.id} subject={subject} onContinue={() => goTo(form.current)} />
      )}
      <Loading fallback={<FormLoading />}>
        {/* Its answers are on the device, so the server has no form to show. */}
        {import.meta.env.SSR ? (
          <FormLoading />
        ) : (
          <OpenForm
            key={opened}
            {...props}
            onAnother={onAnother}
            onUse={() => {
              setOpened((last) => last + 1);
              goTo(form.current);
            }}
            another={another}
            mayOffer={!isContinued && hasRequests()}
          />
        )}
      </Loading>
    </section>
  );
}

interface OpenFormProps extends ServiceApplicationProps {
  readonly onAnother: () => void;
  /** Opens the form again, with what its draft is now. */
  readonly onUse: () => void;
  /** How often the form was begun anew. */
  readonly another: number;
  /** Something was sent from this device. */
  readonly mayOffer: boolean;
}

const ContactOffer = lazyPage('face', async () => (await import('./ContactOffer')).ContactOffer);

function OpenForm(props: OpenFormProps) {
  const { entry, module: given, handed, subject, isContinued, onRefused } = props;
  const { onAnother, onAnswers, onUse, another, mayOffer } = props;
  const { isDraft } = entry;
  const own = useServiceModule(entry);
  const module = given ?? own;
  const name = draftSubject(subject);
  const ports = useMemo(
    () => sitePorts(module.service, onRefused, isDraft),
    [module, onRefused, isDraft],
  );
  return (
    <>
      {mayOffer && !isDraft && (
        <Loading>
          <ContactOffer key={another} service={module.service} subject={name} onUse={onUse} />
        </Loading>
      )}
      <EngineForm
        module={module}
        ports={ports}
        onAnother={onAnother}
        onAnswers={onAnswers}
        isContinued={isContinued}
        {...(handed && { handed })}
        {...(name !== undefined && { subject: name })}
      />
    </>
  );
}

export function FormLoading() {
  const { t } = useTranslation();
  return (
    <div className="form-loading line muted" role="status">
      <span className="form-loading-mark" aria-hidden="true" />
      {t('shell.formLoading')}
    </div>
  );
}
