import Button from '@mui/material/Button';
import { useState } from 'react';
import { REQUEST_CALLS } from '../../contract/requests';
import { readAs } from '../../contract/readAs';
import { staffCall } from '../data/staffCall';
import { sayDone } from '../layout/notices';
import { AnswerList, type PhotoSource } from './AnswerList';
import type { StaffApplication, StaffRequest } from './application';
import { AskForm } from './AskForm';
import { answersTo } from './earlierAnswers';
import { momentText } from './moment';

interface RequestCardProps {
  readonly application: StaffApplication;
  readonly source: PhotoSource;
  /** Is called when something was asked or withdrawn. */
  readonly onDone: () => void;
}

/** Asks the applicant for more, and shows what was asked and how the answers differ. */
export function RequestCard({ application, source, onDone }: RequestCardProps) {
  const { id } = application;
  const [requests, setRequests] = useState(application.requests);
  const [asks, setAsks] = useState(false);
  const isOpen = requests.some(({ state }) => state === 'open');
  const read = (answer: unknown) => {
    setRequests(readAs(REQUEST_CALLS.ask.answer.schema, answer).requests);
    onDone();
  };
  const withdraw = async () => {
    try {
      read(await staffCall('DELETE', `application/${id}/request/`));
      sayDone('The request was withdrawn.');
    } catch {
      // Staff have been notified (platform/api/errorCatalogue).
    }
  };
  return (
    <section className="pn-card ap-requests" aria-labelledby="ap-requests-title">
      <h2 id="ap-requests-title">Ask for more</h2>
      {requests.map((request) => (
        <AskedOnce key={request.id} request={request} application={application} source={source} />
      ))}
      {asks ? (
        <AskForm
          application={application}
          onAsked={(answer) => {
            read(answer);
            setAsks(false);
            sayDone('The applicant sees it on the status page.');
          }}
          onCancel={() => setAsks(false)}
        />
      ) : (
        <div className="pn-tools">
          <Button variant="outlined" onClick={() => setAsks(true)}>
            Choose fields
          </Button>
          {isOpen && (
            <Button color="error" onClick={() => void withdraw()}>
              Withdraw
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

const STATES: Readonly<Record<StaffRequest['state'], string>> = {
  open: 'Not answered yet',
  answered: 'Answered',
  withdrawn: 'Withdrawn',
};

interface AskedOnceProps extends Omit<RequestCardProps, 'onDone'> {
  readonly request: StaffRequest;
}

function AskedOnce({ request, application, source }: AskedOnceProps) {
  const { fields, text, due, createdAt, createdBy, state, answeredAt, before, after } = request;
  const { properties } = application.definition.form;
  const changed = fields.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = { ...request, fields: changed };
  return (
    <details className="ap-request" open={state !== 'withdrawn'}>
      <summary>
        {STATES[state]}
        {answeredAt !== null && ` (${momentText(answeredAt)})`}
      </summary>
      <p>
        <bdi>{createdBy}</bdi>, {momentText(createdAt)}
        {due !== null && ` · by ${due}`}
      </p>
      <p className="ap-text" dir="auto">
        {text}
      </p>
      <p>{fields.map((name) => properties[name]?.label[2] ?? name).join(' · ')}</p>
      {state === 'answered' && changed.length === 0 && <p>Nothing has changed.</p>}
      {state === 'answered' && changed.length > 0 && (
        <>
          <h3>Before</h3>
          <AnswerList answers={answersTo(application, only, before)} source={source} />
          <h3>After</h3>
          <AnswerList answers={answersTo(application, only, after)} source={source} />
        </>
      )}
    </details>
  );
}
