import { LANGUAGE_NAMES } from '../../contract/staffWords';
import { hasOwnCalls } from '../../platform/settings';
import type { StaffApplication } from './application';
import { zonedText } from './moment';
import { t } from '../language/t';

/** Renders the metadata of an application, for screen and print. */
export function ApplicationFacts({ application }: { readonly application: StaffApplication }) {
  const { createdAt, language, definition } = application;
  return (
    <dl className="ap-facts">
      {createdAt !== '' && (
        <div>
          <dt>{t('Received')}</dt>
          <dd>
            <time dateTime={createdAt}>{zonedText(createdAt)}</time>
          </dd>
        </div>
      )}
      {hasOwnCalls && (
        <>
          <div>
            <dt>{t('Visitor’s language')}</dt>
            <dd>{t(LANGUAGE_NAMES[language])}</dd>
          </div>
          <div>
            <dt>{t('Form')}</dt>
            <dd>{t('Version {{number}}', { number: definition.version })}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
