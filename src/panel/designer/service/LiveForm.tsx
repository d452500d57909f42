import Alert from '@mui/material/Alert';
import { memo, type SyntheticEvent, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { LANGUAGE_FACTS } from '../../../definition/language/languageFacts';
import type { Handed } from '../../../definition/model/prefill';
import type { ServiceFile } from '../../../definition/model/service';
import { type Language, LANGUAGES } from '../../../definition/model/text';
import type { Json, Values } from '../../../definition/model/values';
import { stepOf } from '../../../definition/model/stepOf';
import { fromPayload } from '../../../definition/payload/payload';
import type { ServiceModule } from '../../../definition/validate/serviceModule';
import { MuiFrameContext } from '../../../engine/MuiFrame';
import { draftName } from '../../../engine/flow/draft';
import { currentPosition } from '../../../engine/flow/stepHistory';
import type { Ports } from '../../../engine/ports';
import { ServiceForm } from '../../../engine/ServiceForm';
import { Boundary } from '../../../platform/Boundary';
import { loadOptions } from '../../../platform/places/loadOptions';
import { closeNotice, showNotice } from '../../../platform/snackbar/snackbarStore';
import { InLanguage } from '../../../platform/theme/InLanguage';
import { MuiTheme } from '../../../platform/theme/MuiTheme';
import { agencyDay } from '../../base/moment';
import { ToggleField } from '../../data/fields/ToggleField';
import { panelLanguage } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { useDesigning } from '../core/designing';
import { liveService } from './liveService';
import { RequestPicture } from './RequestPicture';
import { useServiceParts, useServiceRows } from './servicing';

const WIDTHS = [
  ['phone', 'Phone'],
  ['desktop', 'Desktop'],
] as const;

/** Renders the form as visitors will see it: it can be filled in, its conditions work, and nothing is sent. */
export function LiveForm() {
  const [language, setLanguage] = useState<Language>(panelLanguage);
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const { module, times, isUnfinished } = useLiveService();
  const [answers, setAnswers] = useState<Values>({});
  const [broken, setBroken] = useState<ServiceModule>();
  const [shown, setShown] = useState<Shown>();
  if (module && module !== broken && shown?.module !== module) setShown({ module, times });
  const place = usePlace(shown?.module);
  const isOld = isUnfinished || (module !== undefined && module === broken);
  return (
    <section className="ds-form stack" aria-label={t('The form as visitors will see it')}>
      <div className="row">
        <ToggleField
          label={t('Language of the form')}
          options={LANGUAGES.map((each) => [each, LANGUAGE_FACTS[each].name] as const)}
          value={language}
          onChoose={setLanguage}
        />
        <ToggleField
          label={t('Width of the form')}
          options={WIDTHS.map(([each, words]) => [each, t(words)] as const)}
          value={width}
          onChoose={setWidth}
        />
      </div>
      <div role="status">
        {isOld && (
          <Alert severity="warning">
            {shown
              ? t('The form cannot be shown as it is now. This is how it was before.')
              : t('There is no form to show yet.')}
          </Alert>
        )}
      </div>
      {shown && (
        <div className="ds-visitor" data-width={width} onFocus={place.point}>
          <InLanguage
            language={language}
            waiting={<p role="status">{t('Loading…')}</p>}
            failed={<p role="alert">{t('The text for this language could not be loaded.')}</p>}
          >
            <MuiFrameContext value={MuiTheme}>
              <Boundary
                key={`${shown.times} ${place.times}`}
                at=""
                broken={
                  <Broken
                    report={() => {
                      setBroken(shown.module);
                      setShown(undefined);
                    }}
                  />
                }
              >
                <OpenForm module={shown.module} {...{ language }} onAnswers={setAnswers} />
              </Boundary>
            </MuiFrameContext>
          </InLanguage>
        </div>
      )}
      {shown && <RequestPicture module={shown.module} answers={answers} language={language} />}
    </section>
  );
}

interface Shown {
  readonly module: ServiceModule;
  readonly times: number;
}

/** Typing pauses for so many milliseconds before the form is made anew. */
const PAUSE = 400;

/** Returns the last form that could be made of the document, and whether there is none of it now. */
function useLiveService() {
  const { document } = useDesigning();
  const parts = useServiceParts();
  const [settled, setSettled] = useState(document);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(document), PAUSE);
    return () => clearTimeout(timer);
  }, [document]);
  const made = useMemo(() => {
    try {
      return liveService(settled as unknown as ServiceFile, parts);
    } catch {
      return undefined;
    }
  }, [settled, parts]);
  const [good, setGood] = useState<Shown>();
  if (made && good?.module !== made) {
    setGood({ module: made, times: (good?.times ?? 0) + 1 });
  }
  return { module: good?.module, times: good?.times ?? 0, isUnfinished: made === undefined };
}

const SUBJECT = 'designer';

/** Returns the step of what is selected, unless it was selected in the form itself, which stays where it is then. */
function usePlace(module: ServiceModule | undefined) {
  const { selected, point } = useDesigning();
  const rows = useServiceRows();
  const [pointed, setPointed] = useState<string>();
  const [seen, setSeen] = useState(selected);
  const [times, setTimes] = useState(0);
  if (seen !== selected) {
    setSeen(selected);
    const [name] = rows.find(({ id }) => id === selected)?.answer ?? [];
    if (module && name !== undefined && selected !== pointed) {
      const step = stepOf(module.service, name);
      const form = draftName(module.service.id, SUBJECT);
      if (step !== (currentPosition(form) ?? 0)) {
        beginAt(step, form);
        setTimes(times + 1);
      }
    }
  }
  return {
    times,
    /** Selects the question whose input gets the focus. */
    point: ({ target }: SyntheticEvent) => {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      const answer = name?.replaceAll(/\.\d+(?=\.|$)/gu, '').replaceAll('.', '/');
      const row = rows.find((one) => one.what === 'question' && one.answer.join('/') === answer);
      if (!row) return;
      setPointed(row.id);
      point(row.id);
    },
  };
}

/** Has a form open at a step: it reads the page's history. The router does not hear of it. */
function beginAt(step: number, form: string): void {
  const state: object = (history.state as object | null) ?? {};
  History.prototype.replaceState.call(history, { ...state, trail: { form, stops: [step] } }, '');
}

interface OpenFormProps {
  readonly module: ServiceModule;
  readonly language: Language;
  readonly onAnswers: (answers: Values) => void;
}

const PORTS: Ports = {
  loadOptions,
  notify: showNotice,
  clearNotice: closeNotice,
  setTitle: () => undefined,
  today: agencyDay,
  drafts: 'tab',
  keepsReceipts: false,
  submit: () => {
    showNotice({
      kind: 'success',
      text: t('Nothing was sent: this is the designer.'),
      timeout: 5000,
    });
    return Promise.resolve({ kind: 'refused', issues: [] });
  },
};

/** Renders the form; what was typed before a change of the document stays. */
const OpenForm = memo(function OpenForm({ module, language, onAnswers }: OpenFormProps) {
  useFocusKept();
  const handed = useMemo(() => handedBy(module), [module]);
  return (
    <ServiceForm
      {...{ module, language, handed, onAnswers }}
      ports={PORTS}
      subject={SUBJECT}
      isContinued
    />
  );
});

/** A form that opens at a later step focuses its heading: who is typing beside it stays there. */
function useFocusKept(): void {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    if (before instanceof HTMLElement && before !== document.body && before.isConnected) {
      before.focus({ preventScroll: true });
    }
  }, [before]);
}

/** Returns what a page would hand over, from the sample. */
function handedBy({ service }: ServiceModule): Handed {
  let answers: Values = {};
  try {
    answers = fromPayload(service, service.sample);
  } catch {
    // A sample that no longer fits.
  }
  return Object.fromEntries(
    Object.entries(service.form.properties).flatMap(([name, { prefill }]): [string, Json][] => {
      const value = answers[name];
      return typeof prefill === 'object' && 'from' in prefill && value !== undefined
        ? [[prefill.from, value]]
        : [];
    }),
  );
}

/** Reports a form that cannot be rendered. */
function Broken({ report }: { readonly report: () => void }) {
  useEffect(report);
  return null;
}
