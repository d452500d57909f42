import { useState } from 'react';
import type { Service } from '../../definition/model/service';
import { newKey } from '../../engine/dom/newKey';
import { createDrafts, draftName } from '../../engine/flow/draft';
import { useTranslation } from '../../platform/language/useTranslation';
import { lastContact } from './device';

interface ContactOfferProps {
  readonly service: Service;
  readonly subject: string | undefined;
  /** Opens the form with the draft that the answers are in now. */
  readonly onUse: () => void;
}

/** Offers the name and the contact details of the last request from this device to a form that has no draft. */
export function ContactOffer({ service, subject, onUse }: ContactOfferProps) {
  const { t } = useTranslation();
  const [drafts] = useState(() => createDrafts(() => localStorage, draftName(service.id, subject)));
  const [values] = useState(() => {
    const known = Object.entries(lastContact());
    const asked = known.filter(([name]) => Object.hasOwn(service.form.properties, name));
    return drafts.load() ? {} : Object.fromEntries(asked);
  });
  const [isDone, setDone] = useState(false);
  if (isDone || Object.keys(values).length === 0) return null;
  const use = () => {
    setDone(true);
    const { version } = service;
    // What has been typed meanwhile stays.
    const own = drafts.load() ?? { key: newKey(), step: 0, version, values: {}, unsaved: {} };
    drafts.save({ ...own, values: { ...values, ...own.values }, savedAt: Date.now() });
    onUse();
  };
  return (
    <p className="service-draft contact-offer spread">
      {`${t('mine.use')} `}
      <button type="button" className="button-quiet" onClick={use}>
        {t('mine.useGo')}
      </button>
    </p>
  );
}
