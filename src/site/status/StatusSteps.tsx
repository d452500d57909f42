import type { STATUS_PAGE } from '../../contract/status';
import type { TypeOf } from '../../contract/schema';
import { isText, pick } from '../../definition/model/text';
import { useLanguage } from '../../platform/language/languageStore';
import { hasText } from '../../platform/content/translatedText';
import { useTexts } from '../../platform/content/useTexts';
import { Phones } from '../contact/ContactLinks';
import { useContactInfo } from '../contact/useContactInfo';
import { useTrust } from '../trust/trustContent';

/** Renders the way of an application: what is past, where it is, and what is next. */
export function StatusSteps({ steps }: Pick<TypeOf<typeof STATUS_PAGE>, 'steps'>) {
  const { t } = useTexts();
  const language = useLanguage();
  if (steps.length === 0) return null;
  return (
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
  );
}

/** Renders who answers and by when, as far as staff have written it, and the agency's phone numbers. */
export function StatusContact() {
  const { textOf } = useTexts();
  const { answers } = useTrust() ?? {};
  const phones = useContactInfo()?.phones ?? [];
  return (
    <>
      {answers && hasText(answers) && <p dir="auto">{textOf(answers)}</p>}
      <Phones phones={phones} />
    </>
  );
}
