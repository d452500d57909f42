import { NOTICE_MODES, type NoticeMode, NOTICES } from '../../contract/messages';
import { readAs } from '../../contract/readAs';
import type { TypeOf } from '../../contract/schema';
import { KeptNotice } from '../data/KeptNotice';
import { SelectField } from '../data/SelectField';
import { staffCall } from '../data/staffCall';
import { useEditOf } from '../data/useEditOf';
import { useFetched } from '../../platform/api/useFetched';
import { Waiting } from '../data/Waiting';
import { ownText } from '../language/panelLanguage';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';
import { sayDone } from '../layout/notices';
import { serviceEntries } from '../pages';
import { SavingForm } from '../data/SavingForm';
import { useMay } from '../session/may';
import { useRun } from '../data/useRun';

type Notices = TypeOf<typeof NOTICES>;

const noticesIn = (response: unknown): Notices => readAs(NOTICES, response);

const MODES: Readonly<Record<NoticeMode, PanelText>> = {
  off: 'No e-mail',
  once: 'At once',
  daily: 'Once a day, at 8 in the morning',
};

/** Renders the settings for e-mail notices about new applications. */
export function NoticesCard() {
  const notices = useFetched('notices/', noticesIn);
  return (
    <section className="pn-card" aria-labelledby="pe-notices">
      <h2 id="pe-notices">{t('Notices by e-mail')}</h2>
      <Waiting of={notices}>{(stored) => <Choices stored={stored} />}</Waiting>
    </section>
  );
}

function Choices({ stored }: { readonly stored: Notices }) {
  const may = useMay();
  const seen = serviceEntries.filter(({ id }) => may('readApplications', id));
  const { all, services } = stored;
  const { shown, change, saved, kept, restore } = useEditOf('notices', { all, services });
  const own = new Map(shown.services.map(({ service, mode }) => [service, mode]));
  const modes = NOTICE_MODES.map((mode) => [mode, t(MODES[mode])] as const);
  const saving = useRun();
  const save = () =>
    saving.run(async () => {
      await staffCall('PUT', 'notices/', shown);
      saved();
      sayDone(t('Your choice of notices was saved.'));
    });
  const choose = (service: string, mode: NoticeMode | '') => {
    const others = shown.services.filter((one) => one.service !== service);
    change({ services: mode === '' ? others : [...others, { service, mode }] });
  };
  return (
    <SavingForm
      saving={saving}
      onSave={save}
      className="pe-notices stack-16"
      button={t('Save notices')}
    >
      <KeptNotice kept={kept} onRestore={restore} />
      <p>
        {stored.available
          ? t('Choose when you hear of new applications. The e-mails contain no answers.')
          : t('This server is not set up to send e-mail yet. Your choice applies once it is.')}
      </p>
      <SelectField
        fullWidth
        label={t('All services')}
        value={shown.all}
        options={modes}
        onChoose={(mode) => change({ all: mode })}
      />
      <details>
        <summary>{t('Choose by service')}</summary>
        <div className="pe-notices stack-16">
          {seen.map(({ id, tile }) => (
            <SelectField<NoticeMode | ''>
              key={id}
              fullWidth
              label={ownText(tile.title)}
              value={own.get(id) ?? ''}
              options={[['', t('Same as for all services')], ...modes]}
              onChoose={(mode) => choose(id, mode)}
            />
          ))}
        </div>
      </details>
    </SavingForm>
  );
}
