import * as read from '../../platform/content/read';
import { PanelCard } from '../base/PanelCard';
import { useState } from 'react';
import { type DropOff, DROP_OFF, DROP_OFF_CALLS } from '../../contract/dropOff';
import { readAs } from '../../contract/readAs';
import { SelectField } from '../data/fields/SelectField';
import { TextTable } from '../data/list/TextTable';
import { useFetched } from '../../platform/api/useFetched';
import { Waiting } from '../data/Waiting';
import { ownText } from '../language/panelLanguage';
import { t } from '../language/t';
import { serviceName } from '../pages';

type Form = DropOff['forms'][number];
type Counted = Form['steps'][number];

const dropOffIn = (response: unknown): DropOff => readAs(DROP_OFF, read.record(response));

/** Renders how many visitors saw each step of a form and went on from it, by service and version. */
export function DropOffCard() {
  const dropOff = useFetched(DROP_OFF_CALLS.read.path, dropOffIn);
  if (dropOff.state === 'ready' && dropOff.value.forms.length === 0) return null;
  return (
    <PanelCard title={t('Where visitors stop')}>
      <Waiting of={dropOff}>{(found) => <Chart {...found} />}</Waiting>
    </PanelCard>
  );
}

function Chart({ forms, months }: DropOff) {
  const [chosen, choose] = useState(0);
  const form = forms[chosen];
  if (!form) return null;
  return (
    <>
      {forms.length > 1 && (
        <SelectField
          label={t('Service')}
          value={String(chosen)}
          options={forms.map((one, index) => [String(index), nameOf(one)] as const)}
          onChoose={(index) => choose(Number(index))}
        />
      )}
      <p>
        {t('Opened: {{opened}} · Sent: {{sent}}', {
          opened: countText(form.opened),
          sent: countText(form.sent),
        })}
      </p>
      <Steps form={form} />
      <p className="muted">
        {t(
          'Counted without names or cookies over {{months}} months, and rounded down to tens. A step counts only those to whom it was shown.',
          { months },
        )}
      </p>
    </>
  );
}

function Steps({ form }: { readonly form: Form }) {
  const most = Math.max(form.opened, ...form.steps.map(({ shown }) => shown));
  return (
    <TextTable
      label={t('Where visitors stop')}
      columns={[
        {
          head: t('Step'),
          cell: (step) => (
            <div className="hm-step">
              {stepName(step, form)}
              <svg
                className="pn-pointing"
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className="hm-saw" width={share(step.shown, most)} height="8" />
                <rect width={share(step.continued, most)} height="8" />
              </svg>
            </div>
          ),
        },
        { head: t('Saw it'), cell: ({ shown }) => countText(shown) },
        { head: t('Went on'), cell: ({ continued }) => countText(continued) },
      ]}
      rows={form.steps}
    />
  );
}

const share = (count: number, most: number): number => (100 * count) / most;

const countText = (count: number): string | number => (count === 0 ? t('under 10') : count);

const nameOf = ({ service, version }: Form): string =>
  t('{{title}}, version {{version}}', { title: serviceName(service), version });

/** Returns the title of a step; steps of sections, and of earlier versions, have a number only. */
function stepName({ step, title }: Counted, { steps }: Form): string {
  const [ku, ar, en] = title;
  if (step < 0) return t('Review and send');
  if (ku !== undefined && ar !== undefined && en !== undefined) return ownText([ku, ar, en]);
  const own = steps.filter((one) => one.title.length > 0).length;
  return own === 0
    ? t('Step {{number}}', { number: step + 1 })
    : t('Further questions {{number}}', { number: step - own + 1 });
}
