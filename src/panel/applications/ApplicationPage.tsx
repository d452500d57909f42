import { type Staffed, useStaff } from '../data/useStaff';
import { Waiting } from '../data/Waiting';
import { PanelFrame } from '../shell/PanelFrame';
import { type Application, applicationIn } from './application';
import './application.css';
import { BackRow } from './BackRow';
import { OpenApplication } from './OpenApplication';
import './print.css';

export interface ApplicationPageProps {
  readonly id: string;
  /** The address of the list that it stands in. */
  readonly back: string;
}

/** One application, to be read, worked on, printed and erased. */
export function ApplicationPage(props: ApplicationPageProps) {
  // Another application is another page: nothing of the last one is shown while it comes.
  return <ApplicationRead key={props.id} {...props} />;
}

function ApplicationRead({ id, back }: ApplicationPageProps) {
  const read = useStaff(`application/${encodeURIComponent(id)}/`, applicationIn);
  return <ShownApplication read={read} id={id} back={back} />;
}

interface ShownApplicationProps extends ApplicationPageProps {
  readonly read: Staffed<Application | undefined>;
}

/** What is shown of an application, by whichever call it was read. */
export function ShownApplication({ read, id, back }: ShownApplicationProps) {
  const known = read.state === 'ready' ? read.value : undefined;
  if (known) return <OpenApplication application={known} back={back} />;
  return (
    <PanelFrame title="Application" back={<BackRow id={id} back={back} />}>
      <Waiting of={read}>{() => <p>This application cannot be read here.</p>}</Waiting>
    </PanelFrame>
  );
}
