import { useLayoutEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceApplication } from '../service/ServiceApplication';
import { DraftLine } from '../service/DraftLine';
import { scrollBehavior } from '../service/goToForm';
import type { ServiceEntry } from '../../platform/loading/useServiceModule';

/** A form that has been opened is only hidden, so that it keeps its answers. */
export type FormState = 'unopened' | 'open' | 'hidden';

interface ApplicationToggleProps {
  readonly entry: ServiceEntry;
  /** The id of the citizenship. */
  readonly type: string;
  readonly state: FormState;
  readonly onChange: (state: FormState) => void;
}

export function ApplicationToggle({ entry, type, state, onChange }: ApplicationToggleProps) {
  const { t } = useTranslation();
  const panel = useId();
  const form = useRef<HTMLDivElement>(null);
  const isOpen = state === 'open';
  const handed = useMemo(() => ({ citizenshipType: type }), [type]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ behavior: scrollBehavior() });
  }, [isOpen]);

  return (
    <>
      {state === 'unopened' && (
        <DraftLine service={entry.id} subject={type} onContinue={() => onChange('open')} />
      )}
      <div className="citizenship-apply">
        <button
          type="button"
          className={isOpen ? 'button-quiet' : 'button'}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => onChange(isOpen ? 'hidden' : 'open')}
        >
          {t(isOpen ? 'citizenship.closeForm' : 'citizenship.openForm')}
        </button>
      </div>
      <div
        ref={form}
        id={panel}
        className="citizenship-form"
        role="region"
        aria-label={t('citizenship.form')}
        tabIndex={-1}
        hidden={!isOpen}
      >
        {state !== 'unopened' && (
          <ServiceApplication entry={entry} handed={handed} subject={type} isDraftTold />
        )}
      </div>
    </>
  );
}
