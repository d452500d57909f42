import { Link } from 'wouter';
import { Waiting } from '../data/Waiting';
import { useFetched } from '../../platform/api/useFetched';
import { useMay } from '../session/may';
import { AnswerSheet } from './AnswerSheet';
import { type StaffApplication, applicationIn } from './application';
import './application.css';
import './readingPane.css';
import { ApplicationFacts } from './ApplicationFacts';
import { Photos } from './photos/photoCache';
import { StaffWorkCard } from './StaffWorkCard';
import { useColleagues } from './useColleagues';
import { useReading } from './useReading';
import { useShownAnswers } from './useShownAnswers';
import { t } from '../language/t';

interface ReadingPaneProps {
  /** Undefined while no row has been chosen. */
  readonly id: string | undefined;
  /** Of its row: a newer one is read again. */
  readonly version: number | undefined;
  readonly hrefOf: (id: string) => string;
  /** Called when the row of the list may look different. */
  readonly onChange: () => void;
}

/** Renders an application beside the list: its answers, and how it is handled. The rest is on its page. */
export function ReadingPane({ id, version, hrefOf, onChange }: ReadingPaneProps) {
  return (
    <section className="ap-pane stack-16" aria-label={t('Reading pane')} tabIndex={0}>
      {id === undefined ? (
        <p className="ap-pane-hint">
          {t('Choose a row to read it here. Press Enter to open its page.')}
        </p>
      ) : (
        // The key shows nothing of the previous application while the next one loads.
        <Read key={id} id={id} version={version} href={hrefOf(id)} onChange={onChange} />
      )}
    </section>
  );
}

interface ReadProps extends Pick<ReadingPaneProps, 'version' | 'onChange'> {
  readonly id: string;
  readonly href: string;
}

function Read({ id, version = 0, href, onChange }: ReadProps) {
  const read = useFetched(`application/${encodeURIComponent(id)}/`, applicationIn, {
    revision: version,
  });
  return (
    <Waiting of={read}>
      {(application) =>
        application ? (
          <Shown application={application} href={href} onChange={onChange} />
        ) : (
          <p>{t('This application cannot be read here.')}</p>
        )
      }
    </Waiting>
  );
}

interface ShownProps extends Omit<ReadProps, 'id' | 'version'> {
  readonly application: StaffApplication;
}

function Shown({ application, href, onChange }: ShownProps) {
  const shown = useShownAnswers(application);
  const { who, source } = shown;
  const colleagues = useColleagues(application.definition.id);
  const may = useMay();
  useReading(application, onChange);
  return (
    <>
      <header className="ap-pane-head">
        <h2>
          <bdi dir="auto">{who.name}</bdi> · {application.reference}
        </h2>
        <Link href={href}>{t('Open the page')}</Link>
      </header>
      <ApplicationFacts application={application} who={who} />
      {may('handleApplications') && (
        <StaffWorkCard {...{ application, colleagues }} onAnswer={onChange} />
      )}
      <Photos value={source}>
        <AnswerSheet shown={shown} />
      </Photos>
    </>
  );
}
