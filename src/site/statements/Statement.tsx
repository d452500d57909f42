import type { ReactNode } from 'react';
import * as read from '../../platform/content/read';
import { useTranslation } from '../../platform/language/useTranslation';
import { Loaded } from '../../platform/content/Loaded';
import { useContent } from '../../platform/content/useContent';
import { useTexts } from '../../platform/content/useTexts';
import { RichText } from '../../platform/embed/RichText';
import { Loading } from '../../platform/loading/Loading';
import { PlainPage } from '../base/PlainPage';
import { lazyPage } from '../lazyPage';
import './statement.css';

const AgencyContact = lazyPage(
  'face',
  async () => (await import('../trust/AgencyContact')).AgencyContact,
);

interface StatementProps {
  readonly title: string;
  /** The public call of the staff's text. */
  readonly path: string;
  /** What stands between the introduction and the sections. */
  readonly summary?: ReactNode;
  /** What follows the text. */
  readonly children?: ReactNode;
}

/** A page on which the agency states what it does: the staff's text in sections, then how to reach the agency. */
export function Statement({ title, path, summary, children }: StatementProps) {
  const { textOf } = useTexts();
  const content = useContent(path, toStatement);
  return (
    <PlainPage title={title} className="statement">
      <div className="with-aside">
        <div>
          <Loaded content={content}>
            {({ lead, parts }) => (
              <>
                <p className="lead" dir="auto">
                  {textOf(lead)}
                </p>
                {summary}
                {parts.map((part, index) => (
                  <section key={index} className="stack">
                    <h2 dir="auto">{textOf(part.title)}</h2>
                    <RichText text={part.body} />
                  </section>
                ))}
              </>
            )}
          </Loaded>
          {children}
        </div>
        <Loading>
          <AgencyContact />
        </Loading>
      </div>
    </PlainPage>
  );
}

/** Parses a statement; missing values become empty. */
function toStatement(response: unknown) {
  const { lead, parts } = read.record(response);
  return {
    lead: read.translated(lead),
    parts: read.list(parts).map(({ title, body }) => ({
      title: read.translated(title),
      body: read.translated(body),
    })),
  };
}

/** Renders what holds of the site's accessibility, and how to report a problem. */
export function AccessibilityPage() {
  const { t } = useTranslation();
  return <Statement title={t('shell.accessibility')} path="client/accessibility/" />;
}
