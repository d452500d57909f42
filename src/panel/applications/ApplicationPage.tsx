import { answersVersion } from '../../contract/requests';
import { type Fetching, useFetched } from '../../platform/api/useFetched';
import { Waiting } from '../data/Waiting';
import { PanelFrame } from '../layout/PanelFrame';
import { type StaffApplication, applicationIn } from './application';
import './application.css';
import { BackRow } from './BackRow';
import { LoadedApplication } from './LoadedApplication';
import { t } from '../language/t';
import './print.css';

export interface ApplicationPageProps {
  readonly id: string;
  /** The URL of the list that contains the application. */
  readonly back: string;
}

/** Renders one application. Its key is the id, so that nothing of the previous one is shown while it loads. */
export function ApplicationPage({ id, back }: ApplicationPageProps) {
  const read = useFetched(`application/${encodeURIComponent(id)}/`, applicationIn);
  return <ShownApplication read={read} id={id} back={back} />;
}

interface ShownApplicationProps extends ApplicationPageProps {
  readonly read: Fetching<StaffApplication | undefined>;
}

/** Renders an application from either of the two read calls. */
export function ShownApplication({ read, id, back }: ShownApplicationProps) {
  // While it is read again it stays, and with it what is typed there.
  const shown =
    read.state === 'ready' ? read.value : read.state === 'loading' ? read.before : undefined;
  if (shown) {
    // Answers that have changed are another page.
    const version = answersVersion(shown.requests);
    return (
      <LoadedApplication key={version} application={shown} back={back} onReload={read.reload} />
    );
  }
  return (
    <PanelFrame title={t('Application')} back={<BackRow id={id} back={back} />}>
      <Waiting of={read}>{() => <p>{t('This application cannot be read here.')}</p>}</Waiting>
    </PanelFrame>
  );
}
