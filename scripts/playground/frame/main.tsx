import '../../../src/platform/theme/theme.css';
import './frame.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../../../src/platform/language/i18n';
import { showLanguage, wantWords } from '../../../src/platform/language/languageStore';
import { loadMuiTheme } from '../../../src/platform/theme/MuiTheme';
import { FORM_FACTS, type FormFacts, isFormKind } from '../shared/forms';
import { sayWords } from '../shared/words';
import { watchHands } from './calm';
import { playFrame } from './calls';
import { followFile } from './changes';
import { PlayForm } from './PlayForm';
import { goBackTo, keepPlace, takePlace } from './place';
import { followDraft, handOverOnLeaving } from './sync';

const query = new URLSearchParams(location.search);
const asked = query.get('form');
const kind = isFormKind(asked) ? asked : 'en';

async function start(root: HTMLElement): Promise<void> {
  await speak(FORM_FACTS[kind]);
  await loadMuiTheme();
  createRoot(root).render(
    <StrictMode>
      <PlayForm facts={FORM_FACTS[kind]} />
    </StrictMode>,
  );
  watchHands();
  followDraft();
  handOverOnLeaving();
  tellOfVisits();
  await followFile(query.get('service') ?? '', query.get('record') ?? '', FORM_FACTS[kind]);
  const place = takePlace(kind);
  if (place) goBackTo(place, true);
  window.addEventListener('beforeunload', () => keepPlace(kind));
  window.playFrame = playFrame;
}

/** Loads the texts of the language, transformed for a pseudo-locale. */
async function speak({ language, direction, say }: FormFacts): Promise<void> {
  await startI18n(language);
  await showLanguage(language);
  await wantWords('form');
  document.documentElement.dir = direction;
  if (say) sayWords(language, say);
}

/** Reports which field has the focus, by the names of the controls. */
function tellOfVisits(): void {
  document.addEventListener('focusin', ({ target }) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name) window.parent.playPage?.visited(name);
  });
}

const root = document.getElementById('root');
if (root) void start(root);
