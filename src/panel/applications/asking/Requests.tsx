import { SmallButton } from '../SmallButton';
import Box from '@mui/material/Box';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { Loading } from '../../../platform/loading/Loading';
import { useState } from 'react';
import { REQUEST_CALLS } from '../../../contract/requests';
import { readAs } from '../../../contract/readAs';
import { keptEdit } from '../../data/edits/keptEdits';
import { staffCall } from '../../data/staffCall';
import { useActions } from '../../layout/actions';
import { sayDone } from '../../layout/notices';
import { AnswerList } from '../reading/AnswerList';
import { goToPart, partId } from '../caseParts';
import { type ApplicationPartProps, askKey, type StaffRequest } from '../application';
import { dayText, momentText } from '../../base/moment';
import { comma, inList, panelLanguage } from '../../language/panelLanguage';
import { useColleagues } from '../useColleagues';
import { t } from '../../language/t';
import type { PanelText } from '../../language/panelText';
import { answersTo, labelOf } from '../reading/asked';
import { AskButtons } from '../handling/reply/AskButtons';
import { askText, missingNames } from '../handling/reply/templateValues';
import { useMessage } from '../handling/reply/useMessage';
import { useRun } from '../../data/useRun';

const AskForm = lazyComponent(async () => (await import('./AskForm')).AskForm);

/** Asks the applicant for more, and shows what was asked and how the answers differ. */
export function Requests({ application, onDone }: ApplicationPartProps) {
  const { id } = application;
  const [requests, setRequests] = useState(application.requests);
  // What was not sent is open again.
  const [asks, setAsks] = useState(() => keptEdit(askKey(application)) !== undefined);
  const isOpen = requests.some(({ state }) => state === 'open');
  const read = (response: unknown) => {
    setRequests(readAs(REQUEST_CALLS.ask.response.schema, response).requests);
    onDone();
  };
  const { run, busy } = useRun();
  const asked = { ...application, requests };
  const missing = missingNames(asked, panelLanguage());
  const message = useMessage(application, onDone);
  useActions([
    {
      title: t('Ask for more'),
      act: () => {
        setAsks(true);
        goToPart(partId('reply'));
        document.getElementById('ap-requests')?.scrollIntoView();
      },
    },
  ]);
  const withdraw = () =>
    run(async () => {
      read(await staffCall('DELETE', `application/${id}/request/`));
      sayDone(t('The request was withdrawn.'));
    });
  return (
    <section className="ap-requests stack-8" aria-labelledby="ap-requests">
      <h3 id="ap-requests">{t('Ask for more')}</h3>
      {requests.map((request) => (
        <AskedOnce key={request.id} request={request} application={application} />
      ))}
      {missing.length > 0 && !asks && (
        <>
          <p>{t('Still missing: {{names}}', { names: inList(missing) })}</p>
          <div className="row">
            <AskButtons
              message={message}
              busy={busy}
              onAsk={(channel) =>
                void run(() => message.open(channel, async () => askText(asked, message.name)))
              }
            />
          </div>
        </>
      )}
      {asks ? (
        <Loading>
          <AskForm
            application={application}
            message={message}
            onAsked={(response) => {
              read(response);
              setAsks(false);
              sayDone(t('The applicant sees it on the status page.'));
            }}
            onCancel={() => setAsks(false)}
          />
        </Loading>
      ) : (
        <div className="row">
          <SmallButton onClick={() => setAsks(true)}>{t('Choose fields')}</SmallButton>
          {isOpen && (
            <SmallButton className="pn-alarming" onClick={() => void withdraw()}>
              {t('Withdraw')}
            </SmallButton>
          )}
        </div>
      )}
    </section>
  );
}

const STATES: Readonly<Record<StaffRequest['state'], PanelText>> = {
  open: 'Not answered yet',
  answered: 'Answered',
  withdrawn: 'Withdrawn',
  corrected: 'Corrected by staff',
};

interface AskedOnceProps extends Pick<ApplicationPartProps, 'application'> {
  readonly request: StaffRequest;
}

function AskedOnce({ request, application }: AskedOnceProps) {
  const { fields, text, due, createdAt, createdBy, state, answeredAt, before, after } = request;
  const { properties } = application.definition.form;
  const { nameAt } = useColleagues();
  const changed = fields.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = { ...request, fields: changed };
  return (
    <Box
      component="details"
      className="stack"
      sx={{ '& p': { color: 'var(--rega-muted)' } }}
      open={state !== 'withdrawn'}
    >
      <summary>
        {t(STATES[state])}
        {answeredAt !== null && ` (${momentText(answeredAt)})`}
      </summary>
      <p>
        <bdi>{nameAt(createdBy)}</bdi>
        {comma()}
        {momentText(createdAt)}
        {due !== null && t(' · by {{due}}', { due: dayText(due) })}
      </p>
      {text !== '' && (
        <p className="ap-text" dir="auto">
          {text}
        </p>
      )}
      <p>{fields.map((name) => labelOf(properties[name]) ?? name).join(' · ')}</p>
      {answeredAt !== null && changed.length === 0 && <p>{t('Nothing has changed.')}</p>}
      {answeredAt !== null && changed.length > 0 && (
        <>
          <h3>{t('Before')}</h3>
          <AnswerList answers={answersTo(application, only, before)} />
          <h3>{t('After')}</h3>
          <AnswerList answers={answersTo(application, only, after)} />
        </>
      )}
    </Box>
  );
}
