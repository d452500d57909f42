import Button from '@mui/material/Button';
import { useState } from 'react';
import { wantWords } from '../../../platform/language/languageStore';
import { t } from '../../language/t';
import { sayDone } from '../../layout/notices';
import type { StaffApplication } from '../application';
import { FieldChoice } from '../FieldChoice';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { Loading } from '../../../platform/loading/Loading';

const CorrectForm = lazyComponent(async () => {
  const [{ CorrectForm: form }] = await Promise.all([import('./CorrectForm'), wantWords('form')]);
  return form;
});

interface CorrectCardProps {
  readonly application: StaffApplication;
  /** Reads the application again. */
  readonly onReload: () => void;
}

/** Corrects answers that an applicant has mistyped: staff choose fields, and fill these in as on the site. */
export function CorrectCard({ application, onReload }: CorrectCardProps) {
  const [isOpen, setOpen] = useState(false);
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<readonly string[]>();
  const close = () => {
    setOpen(false);
    setOpened(undefined);
    setFields(new Set());
  };
  if (!isOpen) {
    return (
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {t('Correct answers')}
      </Button>
    );
  }
  return (
    <section className="pn-card ap-correct" aria-labelledby="ap-correct-title">
      <h2 id="ap-correct-title">{t('Correct answers')}</h2>
      {opened ? (
        <Loading fallback={<p role="status">{t('Loading…')}</p>}>
          <CorrectForm
            application={application}
            fields={opened}
            onCorrected={() => {
              sayDone(t('The answers were corrected. The earlier answers are kept.'));
              onReload();
            }}
            onStale={onReload}
          />
        </Loading>
      ) : (
        <FieldChoice
          definition={application.definition}
          legend={t('Fields to correct')}
          chosen={fields}
          onChoose={setFields}
        />
      )}
      <div className="pn-tools">
        {!opened && (
          <Button
            variant="contained"
            disabled={fields.size === 0}
            onClick={() => setOpened([...fields])}
          >
            {t('Open these fields')}
          </Button>
        )}
        <Button onClick={close}>{t('Cancel')}</Button>
      </div>
    </section>
  );
}
