import '../../../src/definition/model/expression';
import '../../../src/platform/theme/theme.css';
import './frame.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { stepOf } from '../../../src/definition/model/stepOf';
import { focusIssue } from '../../../src/engine/focusIssue';
import { showLanguage } from '../../../src/platform/language/languageStore';
import { loadMuiTheme } from '../../../src/platform/theme/MuiTheme';
import { CHANGED, type JsonChange } from '../../vite/changed';
import { FORM_FACTS, FORM_KINDS, loadTexts, localeFile } from '../shared/forms';
import { openService } from '../shared/openService';
import { PlayForm } from './PlayForm';
import { reopen, useStage } from './stage';

const query = new URLSearchParams(location.search);
const facts = FORM_FACTS[FORM_KINDS.find((kind) => kind === query.get('form')) ?? 'en'];
const service = query.get('service') ?? '';

async function start(root: HTMLElement): Promise<void> {
  await showLanguage(facts.language);
  await loadTexts(facts);
  document.documentElement.dir = facts.direction;
  await loadMuiTheme();
  createRoot(root).render(
    <StrictMode>
      <PlayForm facts={facts} />
    </StrictMode>,
  );
  document.addEventListener('focusin', ({ target }) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name) window.parent.playPage?.visited(name);
  });
  await openFile();
  import.meta.hot?.on(CHANGED, follow);
  window.playFrame = {
    goOn: () => document.querySelector<HTMLFormElement>('form.rg-step')?.requestSubmit(),
    show,
  };
}

let latest = 0;

/** Opens the form of the service's file. While none can be made of it, the previous one stays and the reason is shown. */
async function openFile(): Promise<void> {
  const turn = (latest += 1);
  try {
    const opened = await openService(service, query.get('record') ?? '');
    if (turn === latest) reopen({ opened, issue: undefined });
  } catch (error) {
    if (turn === latest) useStage.setState({ issue: (error as Error).message });
  }
}

/** Follows each save of a file in schemas/ or locales/. */
function follow({ file, issue }: JsonChange): void {
  if (!issue && file === localeFile(facts.language)) void loadTexts(facts).then(() => reopen());
  else if (!issue && !file.startsWith('locales/')) void openFile();
  else if (
    file === `schemas/services/${service}.json` ||
    /^schemas\/(?:shared|lists)\//u.test(file)
  ) {
    latest += 1;
    useStage.setState({ issue: `${file}:${issue?.line}  ${issue?.problem}` });
  }
}

/** Goes to the step of a field as Back does, by the engine's history, and focuses the field. */
function show(path: string): void {
  const { opened } = useStage.getState();
  if (!opened) return;
  const trail = { form: opened.draft, stops: [stepOf(opened.module.service, path)] };
  history.replaceState({ trail }, '');
  flushSync(() => window.dispatchEvent(new PopStateEvent('popstate')));
  window.focus();
  focusIssue(path);
}

const root = document.getElementById('root');
if (root) void start(root);
