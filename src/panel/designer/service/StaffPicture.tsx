import '../../applications/list/applications.css';
import '../../applications/reading/application.css';
import { type ReactNode, useMemo, useState } from 'react';
import { statusBook } from '../../../contract/statuses';
import { listCells, listColumns } from '../../../definition/describe/listCells';
import { applicantOf } from '../../../definition/describe/searchFields';
import type { Values } from '../../../definition/model/values';
import { toPayload } from '../../../definition/payload/payload';
import { prune } from '../../../definition/validate/prune';
import type { ServiceModule } from '../../../definition/validate/serviceModule';
import type { FormHandle } from '../../../engine/ServiceForm';
import { StatusDot } from '../../applications/list/inboxColumns';
import { Photos } from '../../applications/photos/photoCache';
import { photosIn } from '../../applications/photos/staffPhotos';
import { AnswerSheet } from '../../applications/reading/AnswerSheet';
import { asAsked, presetValues, staffWords } from '../../applications/reading/asked';
import { untouchedDates } from '../../applications/reading/presetMark';
import { applicationOf } from '../../basicApi/applicationOf';
import { t } from '../../language/t';

/** A reference that the server never gives. */
const REFERENCE = 'RG-TEST-TEST';

interface StaffPictureProps {
  readonly module: ServiceModule;
  readonly answers: Values;
  readonly photoStore: FormHandle['environment']['photoStore'];
}

/** The photos are those of the form. */
const THERE = { state: () => 'there' as const, fetch: () => Promise.resolve() };

/** Shows what staff would get of the answers: in the inbox, in the list of the service, and opened. */
export function StaffPicture({ module, answers, photoStore }: StaffPictureProps) {
  const { service } = module;
  const [createdAt] = useState(() => new Date().toISOString());
  const application = useMemo(() => {
    const record = toPayload(service, prune(service.form, answers), 'en');
    return applicationOf(module, { ...record, id: REFERENCE, reference: REFERENCE, createdAt });
  }, [module, service, answers, createdAt]);
  if (!application) return null;
  const { name, phone, email } = applicantOf(service.form, application.answers);
  const columns = listColumns(service);
  const names = columns.map((column) => column.name);
  const cells = listCells(service.form, application.answers, names, staffWords());
  const steps = asAsked(application);
  const shown = {
    steps,
    handed: presetValues(application),
    untouched: untouchedDates(application),
  };
  const photos = {
    photos: photosIn(steps, REFERENCE),
    photoStore: {
      ...photoStore,
      ...THERE,
      small: { get: () => undefined, ...THERE },
    },
  };
  return (
    <div className="stack-16">
      <dl className="row">
        <Cell label={t('Name')}>{name}</Cell>
        <Cell label={t('Contact')}>{[phone, email].filter(Boolean).join(' · ')}</Cell>
        <Cell label={t('Status')}>
          <StatusDot book={statusBook([service])} service={service.id} status="new" />
        </Cell>
        {columns.map((column) => (
          <Cell key={column.name} label={column.label}>
            {cells.find((cell) => cell.name === column.name)?.text}
          </Cell>
        ))}
      </dl>
      <Photos value={photos}>
        <AnswerSheet shown={shown} />
      </Photos>
    </div>
  );
}

const Cell = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <bdi dir="auto">{children || '–'}</bdi>
    </dd>
  </div>
);
