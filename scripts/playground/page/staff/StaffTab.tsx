import '../../../../src/panel/applications/reading/application.css';
import '../../../../src/panel/applications/list/applications.css';
import { type ReactNode, useMemo, useState } from 'react';
import { AnswerSheet } from '../../../../src/panel/applications/reading/AnswerSheet';
import { asAsked, presetValues } from '../../../../src/panel/applications/reading/asked';
import { statusBook } from '../../../../src/contract/statuses';
import { Photos } from '../../../../src/panel/applications/photos/photoCache';
import { untouchedDates } from '../../../../src/panel/applications/reading/presetMark';
import { StatusChip } from '../../../../src/panel/applications/list/inboxColumns';
import { MuiTheme } from '../../../../src/platform/theme/MuiTheme';
import type { OpenedService } from '../../shared/openService';
import { Json } from '../request/Json';
import { useFiles } from '../request/useFiles';
import type { Answers } from '../useAnswers';
import { photoSource } from './photoSource';
import { staffView } from './staffView';

interface StaffTabProps {
  readonly opened: OpenedService;
  readonly answers: Answers;
}

/**
 * Shows what staff would see of the current answers: in the inbox, in the service's list, opened,
 * and in wire format.
 */
export function StaffTab({ opened, answers }: StaffTabProps) {
  const [createdAt] = useState(() => new Date().toISOString());
  const photoStore = useFiles(opened, answers.values);
  const { application, facts, columns } = useMemo(
    () => staffView(opened, answers.values, 'en', createdAt),
    [opened, answers, createdAt],
  );
  const steps = useMemo(() => asAsked(application), [application]);
  const handed = useMemo(() => presetValues(application), [application]);
  const source = photoSource(photoStore, steps, application.reference);
  return (
    <MuiTheme>
      <div className="pg-staff" tabIndex={0} role="region" aria-label="Staff's view">
        <h2>In the inbox</h2>
        <Row
          cells={[
            ['Name', said(facts.name)],
            ['Contact', said([facts.phone, facts.email].filter(Boolean).join(' · '))],
            [
              'Status',
              <StatusChip
                key="status"
                book={statusBook([opened.module.service])}
                service={application.definition.id}
                status={application.status}
              />,
            ],
          ]}
        />
        {columns.length > 0 && (
          <>
            <h2>In the service's own list, beside these</h2>
            <Row cells={columns.map(({ label, text }) => [label, said(text)])} />
          </>
        )}
        <h2>Opened</h2>
        <Photos value={source}>
          <AnswerSheet shown={{ steps, handed, untouched: untouchedDates(application) }} />
        </Photos>
        <h2>The record</h2>
        <Json value={application.record} />
      </div>
    </MuiTheme>
  );
}

const said = (text: string): ReactNode => <bdi dir="auto">{text || '—'}</bdi>;

interface RowProps {
  readonly cells: readonly (readonly [label: string, content: ReactNode])[];
}

function Row({ cells }: RowProps) {
  return (
    <dl className="pg-row">
      {cells.map(([label, content]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
