import { STATUS_PAGE } from '../../contract/status';
import { readAs } from '../../contract/readAs';
import type { TypeOf } from '../../contract/schema';
import { isText, pick } from '../../definition/model/text';
import { useLanguage } from '../../platform/language/languageStore';
import { hasText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { Phones } from '../contact/ContactLinks';
import { OpenState } from '../contact/OpenState';
import { useContactInfo } from '../contact/useContactInfo';
import { useTrust } from '../trust/trustContent';
import './status.css';

export type ShownStatus = TypeOf<typeof STATUS_PAGE>;

export const toStatus = (response: unknown): ShownStatus => readAs(STATUS_PAGE, response);

/** Renders the way of an application, where it is on it, and how long that usually takes. */
export function StatusWay({ status: { steps, usualDays } }: { readonly status: ShownStatus }) {
  const { t } = useTexts();
  const language = useLanguage();
  return (
    <>
      {steps.length > 0 && (
        <ol className="status-steps" aria-label={t('status.way')}>
          {steps.map(({ name, state }, index) => (
            <li
              key={name.join()}
              data-state={state}
              {...(state === 'now' && { 'aria-current': 'step' })}
            >
              {index === 0 ? t('status.waySent') : isText(name) && pick(name, language)}
            </li>
          ))}
        </ol>
      )}
      {usualDays !== null && <p>{t('shell.usual', { count: usualDays })}</p>}
    </>
  );
}

/** Renders who answers, and how the agency is reached. */
export function StatusContact() {
  const { t, textOf } = useTexts();
  const { answers } = useTrust() ?? {};
  const phones = useContactInfo()?.phones ?? [];
  return (
    <section className="status-contact stack-8" aria-labelledby="status-contact">
      <h2 id="status-contact">{t('shell.contact')}</h2>
      {answers && hasText(answers) && <p dir="auto">{textOf(answers)}</p>}
      <OpenState />
      <Phones phones={phones} />
    </section>
  );
}
