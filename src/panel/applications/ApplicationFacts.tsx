import { LANGUAGE_NAMES } from '../../contract/staffWords';
import { hasOwnCalls } from '../../platform/settings';
import type { StaffApplication } from './application';
import { momentText } from './moment';

/** Renders the metadata of an application, for screen and print. */
export function ApplicationFacts({ application }: { readonly application: StaffApplication }) {
  const { createdAt, language, definition } = application;
  return (
    <dl className="ap-facts">
      {createdAt !== '' && (
        <div>
          <dt>Received</dt>
          <dd>
            <time dateTime={createdAt}>{momentText(createdAt)}</time>
          </dd>
        </div>
      )}
      {hasOwnCalls && (
        <>
          <div>
            <dt>Visitor’s language</dt>
            <dd>{LANGUAGE_NAMES[language]}</dd>
          </div>
          <div>
            <dt>Form</dt>
            <dd>Version {definition.version}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
