import { SmallButton } from '../SmallButton';
import { PanelCard } from '../../base/PanelCard';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormHandle } from '../../../engine/ServiceForm';
import { withFormWords } from '../../data/fields/DayField';
import { useKeptState } from '../../data/edits/useKeptState';
import { t } from '../../language/t';
import { useActions } from '../../layout/actions';
import { sayDone } from '../../layout/notices';
import type { StaffApplication } from '../application';
import { FieldChoice } from './FieldChoice';
import type { Values } from '../../../definition/model/values';
import { Loading } from '../../../platform/loading/Loading';
import { REQUEST_CALLS, answersVersion } from '../../../contract/requests';
import { readAs } from '../../../contract/readAs';
import { momentText } from '../../base/moment';
import type { Stale } from '../../data/staffCall';
import { inList } from '../../language/panelLanguage';
import { labelOf } from '../reading/asked';
import { useColleagues } from '../useColleagues';
import { showNotice } from '../../../platform/snackbar/snackbarStore';

const CorrectForm = withFormWords(async () => (await import('./CorrectForm')).CorrectForm);

const NONE: readonly string[] = [];

/** The fields that are open, and what is proposed for some of them. */
interface Opened {
  readonly fields: readonly string[];
  readonly proposed: Values;
  /** What was typed is proposed on answers that somebody else has changed. */
  readonly isAgain?: true;
}

const CLOSED: Opened = { fields: NONE, proposed: {} };

interface CorrectCardProps {
  readonly application: StaffApplication;
  /** What a passport says of these answers; another object opens it. */
  readonly proposed?: Values | undefined;
  readonly onReload: () => void;
}

/** Corrects answers that an applicant has mistyped: staff choose fields, and fill these in as on the site. */
export function CorrectCard({ application, proposed, onReload }: CorrectCardProps) {
  const [fields, setFields] = useState(NONE);
  /** Kept, since the form keeps what is typed under the fields that it was opened with. */
  const [opened, setOpened, finish] = useKeptState(
    `application/${application.id}/correction`,
    CLOSED,
  );
  const isFilling = opened.fields.length > 0;
  const [isOpen, setOpen] = useState(isFilling);
  const form = useRef<FormHandle>(null);
  const card = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(opened.isAgain && opened.proposed);
  const { nameAt } = useColleagues();
  const reportStale = ({ savedBy, savedAt, current }: Stale) => {
    const { requests } = readAs(REQUEST_CALLS.correct.response.schema, current);
    const changed = requests.filter(({ answeredAt }) => answeredAt !== null);
    const since = changed.slice(0, changed.length - answersVersion(application.requests));
    const { properties } = application.definition.form;
    const names = [...new Set(since.flatMap(({ fields: own }) => own))];
    const text = t(
      '{{name}} changed “{{what}}” meanwhile ({{moment}}). What you typed is in the form, not saved yet: check it and send it again.',
      {
        name: savedBy === '' ? t('The applicant') : nameAt(savedBy),
        what: inList(names.map((name) => labelOf(properties[name]) ?? name)),
        moment: momentText(savedAt),
      },
    );
    showNotice({ kind: 'warning', text, timeout: 0 });
  };
  if (proposed && proposed !== seen) {
    setSeen(proposed);
    setOpened({ fields: Object.keys(proposed), proposed });
    setOpen(true);
  }
  useLayoutEffect(() => {
    if (seen) card.current?.focus();
  }, [seen]);
  const close = () => {
    form.current?.discard();
    finish();
    setOpen(false);
    setOpened(CLOSED);
    setFields(NONE);
  };
  useActions([
    {
      title: t('Correct answers'),
      act: () => {
        flushSync(() => setOpen(true));
        card.current?.focus();
      },
    },
  ]);
  if (!isOpen) {
    return <SmallButton onClick={() => setOpen(true)}>{t('Correct answers')}</SmallButton>;
  }
  return (
    <PanelCard ref={card} tabIndex={-1} className="ap-correct" title={t('Correct answers')}>
      {isFilling ? (
        <Loading fallback={<p role="status">{t('Loading…')}</p>}>
          <CorrectForm
            application={application}
            {...opened}
            form={form}
            onCorrected={() => {
              finish();
              sayDone(t('The answers were corrected. The earlier answers are kept.'));
              onReload();
            }}
            onStale={(stale, typed) => {
              form.current?.discard();
              setOpened({
                ...opened,
                proposed: { ...opened.proposed, ...typed },
                isAgain: true,
              });
              reportStale(stale);
              onReload();
            }}
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
      <div className="row">
        {!isFilling && (
          <Button
            variant="contained"
            disabled={fields.length === 0}
            onClick={() => setOpened({ fields, proposed: {} })}
          >
            {t('Open these fields')}
          </Button>
        )}
        <Button onClick={close}>{t('Cancel')}</Button>
      </div>
    </PanelCard>
  );
}
