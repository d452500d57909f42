import { STATUS_PAGE } from '../../contract/status';
import { readAs } from '../../contract/readAs';
import type { TypeOf } from '../../contract/schema';
import { isText, pick } from '../../definition/model/text';
import { useLanguage } from '../../platform/language/languageStore';
import { useTranslation } from '../../platform/language/useTranslation';
import './status.css';

export type ShownStatus = TypeOf<typeof STATUS_PAGE>;

export const toStatus = (response: unknown): ShownStatus => readAs(STATUS_PAGE, response);

/** Renders the way of an application, where it is on it, and how long that usually takes. */
export function StatusWay({ status: { steps, usualDays } }: { readonly status: ShownStatus }) {
  const { t } = useTranslation();
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
