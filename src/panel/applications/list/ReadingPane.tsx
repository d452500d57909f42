import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Link } from 'wouter';
import { Waiting } from '../../data/Waiting';
import { useFetched } from '../../../platform/api/useFetched';
import { type StaffApplication, applicationIn } from '../application';
import './readingPane.css';
import { useActivity } from '../handling/Activity';
import { Case } from '../reading/Case';
import { useColleagues } from '../useColleagues';
import { useSent } from '../../arrivals/arrivalStore';
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
      className="ap-pane stack-8"
      sx={{
        overflowY: 'auto',
        maxBlockSize: 'calc(100dvh - 88px)',
        borderRadius: 'var(--rega-radius-small)',
        '@media screen': { position: 'sticky', insetBlockStart: '72px' },
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
              <Shown
                application={application}
                href={hrefOf(id)}
                onChange={onChange}
                onReload={read.reload}
              />
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
  readonly onReload: () => void;
}

function Shown({ application, href, onChange, onReload }: ShownProps) {
  const shown = useShownAnswers(application);
  const colleagues = useColleagues(application.definition.id);
  const activity = useActivity(application);
  const show = (response: unknown) => {
    activity.show(response);
    onChange();
  };
  return (
    <>
      <header className="ap-head line">
        <h2>
          <bdi dir="auto">{shown.who.name}</bdi> · {application.reference}
        </h2>
        <Link href={href}>{t('Open the page')}</Link>
      </header>
      <Case
        isPane
        {...{ application, shown, colleagues, onReload }}
        activity={{ ...activity, show }}
      />
    </>
  );
}
