import '../../../src/definition/model/expression';
import '../../../src/platform/theme/theme.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showLanguage } from '../../../src/platform/language/languageStore';
import { CHANGED, type JsonChange } from '../../vite/changed';
import { loadTexts, localeFile } from '../shared/forms';
import { Playground } from './Playground';

/** Starts the tool, which is in English whatever the language of its forms. */
async function start(root: HTMLElement): Promise<void> {
  const language = 'en';
  await showLanguage(language);
  await loadTexts({ language });
  import.meta.hot?.on(CHANGED, ({ file, issue }: JsonChange) => {
    if (!issue && file === localeFile(language)) void loadTexts({ language });
  });
  createRoot(root).render(
    <StrictMode>
      <Playground />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
