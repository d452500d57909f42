import Card from '@mui/material/Card';
import { useMemo } from 'react';
import { SentForm } from '../../../engine/SentForm';
import type { StaffApplication } from '../application';
import { type PhotoCache, useLoadedPhotos } from '../photos/photoCache';
import type { Ports } from '../../../engine/ports';
import { Localised, STAFF_PORTS } from '../../data/staffForms';
import { t } from '../../language/t';

interface VisitorFormProps {
  readonly application: StaffApplication;
  readonly photoStore: PhotoCache;
}

/** A read-only form is not validated. */
const validate = () => null;

/**
 * Renders the form in back mode (docs/requirements.md, P34), filled from the record, in the
 * visitor's language. The form's translations must be requested before (loadTexts).
 */
export function VisitorForm({ application, photoStore }: VisitorFormProps) {
  const { definition, language, record } = application;
  useLoadedPhotos(photoStore);
  const module = useMemo(() => ({ service: definition, validate }), [definition]);
  return (
    <Card component="section" className="ap-visitor" aria-label={t('As the visitor saw it')}>
      <Localised language={language}>
        <SentForm
          module={module}
          language={language}
          ports={RECORD_PORTS}
          record={record}
          photoStore={photoStore}
        />
      </Localised>
    </Card>
  );
}

/** Ports of a read-only form: it loads place names and sends nothing. */
const RECORD_PORTS: Ports = {
  ...STAFF_PORTS,
  submit: () => Promise.reject(new Error('a record is not sent')),
  notify: () => undefined,
};
