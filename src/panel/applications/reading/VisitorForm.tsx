import Card from '@mui/material/Card';
import { useMemo } from 'react';
import { MuiFrameContext } from '../../../engine/MuiFrame';
import { SentForm } from '../../../engine/SentForm';
import { InLanguage } from '../../../platform/theme/InLanguage';
import { MuiTheme } from '../../../platform/theme/MuiTheme';
import type { StaffApplication } from '../application';
import { agencyDay } from '../../base/moment';
import { type PhotoCache, useLoadedPhotos } from '../photos/photoCache';
import type { Ports } from '../../../engine/ports';
import { loadOptions } from '../../../platform/places/loadOptions';
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
      <InLanguage
        language={language}
        waiting={<p role="status">{t('Loading…')}</p>}
        failed={<p role="alert">{t('The text for this language could not be loaded.')}</p>}
      >
        <MuiFrameContext value={MuiTheme}>
          <SentForm
            module={module}
            language={language}
            ports={RECORD_PORTS}
            record={record}
            photoStore={photoStore}
          />
        </MuiFrameContext>
      </InLanguage>
    </Card>
  );
}

/** Ports of a read-only form: it loads place names and sends nothing. */
const RECORD_PORTS: Ports = {
  loadOptions,
  submit: () => Promise.reject(new Error('a record is not sent')),
  notify: () => undefined,
  setTitle: () => undefined,
  today: agencyDay,
};
