import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  memo,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { LANGUAGE_FACTS } from '../../../definition/language/languageFacts';
import { stepOf } from '../../../definition/model/stepOf';
import { type Language, LANGUAGES } from '../../../definition/model/text';
import type { Values } from '../../../definition/model/values';
import type { ServiceModule } from '../../../definition/validate/serviceModule';
import { draftName } from '../../../engine/flow/draft';
import { currentPosition } from '../../../engine/flow/stepHistory';
import type { Ports } from '../../../engine/ports';
import { type FormHandle, ServiceForm } from '../../../engine/ServiceForm';
import { Boundary } from '../../../platform/Boundary';
import { lazyComponent } from '../../../platform/loading/lazyComponent';
import { Loading } from '../../../platform/loading/Loading';
import { showNotice } from '../../../platform/snackbar/snackbarStore';
import { ToggleField } from '../../data/fields/ToggleField';
import { Localised, STAFF_PORTS } from '../../data/staffForms';
import { panelLanguage } from '../../language/panelLanguage';
import { t } from '../../language/t';
import { useDesigning } from '../core/designing';
import { fillIn, handedBy } from './exampleAnswers';
import { FormBeside } from './FormBeside';
import { More } from './More';
import { InPseudo, PSEUDO, pseudoModule, type PseudoName } from './pseudo';
import { RequestPicture } from './RequestPicture';
import { useServiceRows } from './servicing';
import { type Shown, useLiveService } from './useLiveService';

const StaffPicture = lazyComponent(async () => (await import('./StaffPicture')).StaffPicture);

const WIDTHS = [
  ['phone', 'Phone'],
  ['desktop', 'Desktop'],
] as const;

/** For the developers of the program. */
const PSEUDO_NAMES = import.meta.env.DEV ? (Object.keys(PSEUDO) as PseudoName[]) : [];

/** Renders the form as visitors will see it: it can be filled in, its conditions work, and nothing is sent. */
export function LiveForm() {
  const [chosen, setChosen] = useState<Language | PseudoName | 'all'>(panelLanguage);
  const pseudo = PSEUDO_NAMES.find((name) => name === chosen);
  const language = LANGUAGES.find((one) => one === chosen) ?? (pseudo ? 'en' : panelLanguage());
  const others = chosen === 'all' ? LANGUAGES.filter((one) => one !== language) : [];
  const [handle, setHandle] = useState<FormHandle | null>(null);
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  const { module, times, isUnfinished } = useLiveService();
  const [answers, setAnswers] = useState<Values>({});
  const [broken, setBroken] = useState<ServiceModule>();
  const [shown, setShown] = useState<Shown>();
  if (module && module !== broken && shown?.module !== module) setShown({ module, times });
  const place = usePlace(shown?.module);
  const opened = useMemo(
    () =>
      shown && (import.meta.env.DEV && pseudo ? pseudoModule(shown.module, pseudo) : shown.module),
    [shown, pseudo],
  );
  const isOld = isUnfinished || (module !== undefined && module === broken);
  return (
    <section
      className="ds-form stack"
      data-beside={others.length > 0}
      aria-label={t('The form as visitors will see it')}
    >
      <div className="row">
        <ToggleField
          label={t('Language of the form')}
          options={[
            ...LANGUAGES.map((each) => [each, LANGUAGE_FACTS[each].name] as const),
            ['all', t('All languages')] as const,
            ...PSEUDO_NAMES.map((each) => [each, each] as const),
          ]}
          value={chosen}
          onChoose={setChosen}
        />
        <ToggleField
          label={t('Width of the form')}
          options={WIDTHS.map(([each, words]) => [each, t(words)] as const)}
          value={width}
          onChoose={setWidth}
        />
        {handle && (
          <>
            <Button onClick={() => void fillIn(handle)}>{t('Fill in the example')}</Button>
            <Button onClick={handle.discard}>{t('Empty the form')}</Button>
          </>
        )}
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
      {shown && opened && (
        <div className="ds-languages" {...(others.length > 0 && regionProps())}>
          <div className="ds-visitor" data-width={width} onFocus={place.point}>
            <Localised language={language}>
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
                <Pseudo name={pseudo}>
                  <OpenForm
                    ref={setHandle}
                    module={opened}
                    language={language}
                    onAnswers={setAnswers}
                  />
                </Pseudo>
              </Boundary>
            </Localised>
          </div>
          {others.map((other) => (
            <div key={other} className="ds-visitor" data-width={width}>
              <Localised language={other}>
                {handle && <FormBeside handle={handle} language={other} />}
              </Localised>
            </div>
          ))}
        </div>
      )}
      {shown && <RequestPicture module={shown.module} answers={answers} language={language} />}
      {shown && handle && (
        <More label={t('What staff get')}>
          {() => (
            <Loading fallback={<p role="status">{t('Loading…')}</p>}>
              <StaffPicture
                module={shown.module}
                answers={answers}
                photoStore={handle.environment.photoStore}
              />
            </Loading>
          )}
        </More>
      )}
    </section>
  );
}

/** What is wider than the pane can be scrolled by keyboard. */
const regionProps = () => ({ tabIndex: 0, role: 'region', 'aria-label': t('All languages') });

interface PseudoProps {
  readonly name: PseudoName | undefined;
  readonly children: ReactNode;
}

const Pseudo = ({ name, children }: PseudoProps) =>
  import.meta.env.DEV && name ? <InPseudo name={name}>{children}</InPseudo> : children;

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

/** The draft of the form in the designer, beside those of the site. */
const SUBJECT = 'designer';

interface OpenFormProps {
  readonly module: ServiceModule;
  readonly language: Language;
  readonly onAnswers: (answers: Values) => void;
  readonly ref: Ref<FormHandle>;
}

const PORTS: Ports = {
  ...STAFF_PORTS,
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
const OpenForm = memo(function OpenForm({ module, language, ...on }: OpenFormProps) {
  useFocusKept();
  const handed = useMemo(() => handedBy(module), [module]);
  return (
    <ServiceForm
      {...{ module, language, handed, ...on }}
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

/** Reports a form that cannot be rendered. */
function Broken({ report }: { readonly report: () => void }) {
  useEffect(report);
  return null;
}
