import '../../../src/panel/applications/reading/application.css';
import '../../../src/panel/applications/list/applications.css';
import { type ReactNode, useMemo, useState } from 'react';
import { statusBook } from '../../../src/contract/statuses';
import { listCells, listColumns } from '../../../src/definition/describe/listCells';
import { searchFieldsOf } from '../../../src/definition/describe/searchFields';
import type { Service } from '../../../src/definition/model/service';
import type { Values } from '../../../src/definition/model/values';
import { prune } from '../../../src/definition/validate/prune';
import { AnswerSheet } from '../../../src/panel/applications/reading/AnswerSheet';
import { NOTHING_SENT, type StaffApplication } from '../../../src/panel/applications/application';
import { asAsked, presetValues, staffWords } from '../../../src/panel/applications/reading/asked';
import { Photos } from '../../../src/panel/applications/photos/photoCache';
import { photosIn } from '../../../src/panel/applications/photos/staffPhotos';
import { untouchedDates } from '../../../src/panel/applications/reading/presetMark';
import { StatusChip } from '../../../src/panel/applications/list/inboxColumns';
import { toApplicationRecord } from '../../../src/server/applications/applicationRecords';
import { type OpenedService, REFERENCE } from '../shared/openService';
import { Json } from './Json';
import { type Answers, usePhotos } from './useAnswers';

interface StaffTabProps {
  readonly opened: OpenedService;
  readonly answers: Answers;
}

/**
 * Shows what staff would see if these answers were sent now: in the inbox, in the service's list, opened,
 * and in wire format.
 */
export function StaffTab({ opened, answers: { values } }: StaffTabProps) {
  const { service } = opened.module;
  const [createdAt] = useState(() => new Date().toISOString());
  const localPhotos = usePhotos(opened, values);
  const application = useMemo(
    () => applicationOf(service, prune(service.form, values), createdAt),
    [service, values, createdAt],
  );
  const { answers, record } = application;
  const { name, phone, email } = searchFieldsOf(service.form, answers, REFERENCE);
  const columns = listColumns(service);
  const names = columns.map((column) => column.name);
  const cells = listCells(service.form, answers, names, staffWords());
  const steps = useMemo(() => asAsked(application), [application]);
  const handed = useMemo(() => presetValues(application), [application]);
  const photos = {
    photos: photosIn(steps, REFERENCE),
    photoStore: {
      ...localPhotos,
      state: (token: string) => (localPhotos.get(token) ? ('there' as const) : ('coming' as const)),
      isSettled: () => true,
      fetch: () => Promise.resolve(),
    },
  };
  return (
    <div className="pg-staff" tabIndex={0} role="region" aria-label="Staff's view">
      <h2>In the inbox</h2>
      <dl className="row">
        <Cell label="Name">{name}</Cell>
        <Cell label="Contact">{[phone, email].filter(Boolean).join(' · ')}</Cell>
        <Cell label="Status">
          <StatusChip book={statusBook([service])} service={service.id} status="new" />
        </Cell>
      </dl>
      {columns.length > 0 && <h2>In the service's own list, beside these</h2>}
      <dl className="row">
        {columns.map((column) => (
          <Cell key={column.name} label={column.label}>
            {cells.find((cell) => cell.name === column.name)?.text}
          </Cell>
        ))}
      </dl>
      <h2>Opened</h2>
      <Photos value={photos}>
        <AnswerSheet shown={{ steps, handed, untouched: untouchedDates(application) }} />
      </Photos>
      <h2>The record</h2>
      <Json value={record} />
    </div>
  );
}

/** Returns the application as on its page. */
function applicationOf(definition: Service, answers: Values, createdAt: string): StaffApplication {
  const stored = { id: 'play', reference: REFERENCE, language: 'en' as const, answers, createdAt };
  const { id: serviceId } = definition;
  return {
    ...stored,
    title: '',
    about: [],
    links: 0,
    requests: [],
    documents: [],
    status: 'new',
    version: 0,
    assignee: null,
    due: null,
    activity: [],
    ...NOTHING_SENT,
    isRead: false,
    record: toApplicationRecord({ ...stored, serviceId, definition: '' }, definition),
    definition,
  };
}

function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi dir="auto">{children || '—'}</bdi>
      </dd>
    </div>
  );
}
