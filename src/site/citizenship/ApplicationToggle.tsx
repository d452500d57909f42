import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Application } from '../service/Application';
import { DraftLine } from '../service/DraftLine';
import { scrollBehavior } from '../service/goToForm';
import type { ServiceEntry } from '../service/loaders';

interface ApplicationToggleProps {
  readonly entry: ServiceEntry;
  /** The id of the citizenship that is applied for. */
  readonly type: string;
}

/** The button that opens the form, and the form: once it was open it is only hidden, and loses nothing. */
export function ApplicationToggle({ entry, type }: ApplicationToggleProps) {
  const { t } = useTranslation();
  const panel = useId();
  const form = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'unopened' | 'open' | 'hidden'>('unopened');
  const isOpen = state === 'open';
  const handed = useMemo(() => ({ citizenshipType: type }), [type]);

  useEffect(() => {
    if (!isOpen) return;
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ behavior: scrollBehavior() });
  }, [isOpen]);

  return (
    <>
      {state === 'unopened' && (
        <DraftLine service={entry.id} subject={type} onContinue={() => setState('open')} />
      )}
      <div className="citizenship-apply">
        <button
          type="button"
          className="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setState(isOpen ? 'hidden' : 'open')}
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
          <Application entry={entry} handed={handed} subject={type} isDraftTold />
        )}
      </div>
    </>
  );
}
