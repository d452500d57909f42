import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Link } from 'wouter';
import { Waiting } from '../../data/Waiting';
import { useFetched } from '../../../platform/api/useFetched';
import { useMay } from '../../session/may';
import { AnswerSheet } from '../reading/AnswerSheet';
import { type StaffApplication, applicationIn } from '../application';
import '../reading/application.css';
import './readingPane.css';
import { ApplicationFacts } from '../reading/ApplicationFacts';
import { Photos } from '../photos/photoCache';
import { StaffWorkCard } from '../handling/StaffWorkCard';
import { useColleagues } from '../useColleagues';
import { SentNotice } from '../reading/SentNotice';
import { useSent } from '../../arrivals/arrivalStore';
import { useReading } from '../reading/useReading';
import { useShownAnswers } from '../reading/useShownAnswers';
import { t } from '../../language/t';

interface ReadingPaneProps {
  /** Undefined while no row has been chosen. */
  readonly id: string | undefined;
  /** The version in its row: a newer one is read again. */
  readonly version: number | undefined;
  readonly hrefOf: (id: string) => string;
  /** Called when the row of the list may look different. */
  readonly onChange: () => void;
}

/** Renders an application beside the list; the rest is on its page. Its key is the id, as that of the page. */
export function ReadingPane({ id, version = 0, hrefOf, onChange }: ReadingPaneProps) {
  const path = id === undefined ? undefined : `application/${encodeURIComponent(id)}/`;
  const read = useFetched(path, applicationIn, { revision: version });
  useSent((ids) => {
    if (id !== undefined && ids.includes(id)) read.reload();
  });
  return (
    <Box
      component="section"
      className="stack-16"
      sx={{
        overflowY: 'auto',
        maxBlockSize: 'calc(100dvh - 88px)',
        borderRadius: 'var(--rega-radius-small)',
        '@media screen': { position: 'sticky', insetBlockStart: '72px' },
        '& > * > .ap-head h2': { fontSize: '1.5rem' },
      }}
      aria-label={t('Reading pane')}
      tabIndex={0}
    >
      {id === undefined ? (
        <Card component="p" sx={{ color: 'var(--rega-muted)' }}>
          {t('Choose a row to read it here. Press Enter to open its page.')}
        </Card>
      ) : (
        <Waiting of={read}>
          {(application) =>
            application ? (
              <Shown application={application} href={hrefOf(id)} onChange={onChange} />
            ) : (
              <p>{t('This application cannot be read here.')}</p>
            )
          }
        </Waiting>
      )}
    </Box>
  );
}

interface ShownProps extends Pick<ReadingPaneProps, 'onChange'> {
  readonly application: StaffApplication;
  readonly href: string;
}

function Shown({ application, href, onChange }: ShownProps) {
  const shown = useShownAnswers(application);
  const { who, source } = shown;
  const colleagues = useColleagues(application.definition.id);
  const may = useMay();
  useReading(application);
  return (
    <>
      <header className="ap-head line">
        <h2>
          <bdi dir="auto">{who.name}</bdi> · {application.reference}
        </h2>
        <Link href={href}>{t('Open the page')}</Link>
      </header>
      <SentNotice application={application} />
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
