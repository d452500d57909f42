import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ActivityEntry } from '../../../contract/activity';
import { type Fetching, useFetched } from '../../../platform/api/useFetched';
import { Letterhead } from '../../../platform/Letterhead';
import type { QrCodeProps } from '../../../platform/qr/QrCode';
import { useSent } from '../../arrivals/arrivalStore';
import { Waiting } from '../../data/Waiting';
import { ownText, panelLanguage } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { PanelFrame } from '../../layout/PanelFrame';
import { useCommandKey } from '../../layout/useCommandKey';
import { type StaffApplication, applicationIn } from '../application';
import { useActivity } from '../handling/Activity';
import { useColleagues } from '../useColleagues';
import { ApplicationActions } from './ApplicationActions';
import { BackRow } from './BackRow';
import { Case } from './Case';
import { useShownAnswers } from './useShownAnswers';
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
  useSent((ids) => {
    if (ids.includes(id)) read.reload();
  });
  // While it is read again it stays, and with it what is typed there.
  const shown =
    read.state === 'ready' ? read.value : read.state === 'loading' ? read.before : undefined;
  if (shown) {
    return <LoadedApplication application={shown} back={back} onReload={read.reload} />;
  }
  return (
    <PanelFrame title={t('Application')} back={<BackRow id={id} back={back} />}>
      <Waiting of={read}>{() => <p>{t('This application cannot be read here.')}</p>}</Waiting>
    </PanelFrame>
  );
}

/** What paper has and the screen does not. */
interface Printed {
  readonly QrCode: ComponentType<QrCodeProps>;
  readonly notes?: readonly ActivityEntry[];
}

interface OpenApplicationProps {
  readonly application: StaffApplication;
  readonly back: string;
  readonly onReload: () => void;
}

/** Renders a loaded application: its answers in the account's language, or the form as the visitor saw it. */
function LoadedApplication({ application, back, onReload }: OpenApplicationProps) {
  const { id, reference, definition } = application;
  const activity = useActivity(application);
  const colleagues = useColleagues(definition.id);
  const [asVisitor, setAsVisitor] = useState(false);
  const notes = activity.activity.filter(({ kind }) => kind === 'note');
  const [printed, setPrinted] = useState<Printed>();
  const shown = useShownAnswers(application);
  const { photoStore } = shown.source;
  const service = ownText(definition.tile.title);
  const name = `⁨${shown.who.name || service}⁩ · ${reference}`;
  const print = async (withNotes: boolean) => {
    // On the screen they are small.
    const [{ QrCode }] = await Promise.all([
      import('../../../platform/qr/QrCode'),
      photoStore.fetch(),
    ]);
    flushSync(() => setPrinted({ QrCode, ...(withNotes && { notes }) }));
    const pictures = document.querySelectorAll<HTMLImageElement>('.ap-sheet img');
    await Promise.all(Array.from(pictures, (one) => one.decode().catch(() => undefined)));
    window.print();
  };
  // The browser itself would not wait for the photos.
  useCommandKey('KeyP', () => void print(false));
  return (
    <PanelFrame
      title={name}
      back={
        <>
          <BackRow id={id} back={back} />
          <div className="ap-paper-head">
            <Letterhead language={panelLanguage()} isNamed />
            {printed ? (
              <printed.QrCode text={location.href.split('#', 1)[0] ?? ''} label={name} />
            ) : (
              // The browser's own menu does not wait for the photos.
              <strong>{t('Print it by “Print” on this page: the photos are small here.')}</strong>
            )}
          </div>
        </>
      }
      actions={
        <ApplicationActions
          {...{ id, back, asVisitor }}
          name={`${service}: ${name}`}
          hasNotes={notes.length > 0}
          onPrint={(withNotes) => void print(withNotes)}
          onAsVisitor={() => setAsVisitor(!asVisitor)}
        />
      }
    >
      <Case
        {...{ application, shown, colleagues, activity, onReload, asVisitor }}
        {...(printed?.notes && { printed: printed.notes })}
      />
    </PanelFrame>
  );
}
