import '../../../src/platform/theme/theme.css';
import './page.css';
import './source/source.css';
import './frames/frames.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../../../src/platform/language/i18n';
import { showLanguage, wantWords } from '../../../src/platform/language/languageStore';
import { CHANGED, type JsonChange } from '../../vite/changed';
import { renewWords, wordsFile } from '../shared/words';
import { Playground } from './Playground';

/** Starts the tool, which is in English whatever the language of its forms. */
async function start(root: HTMLElement): Promise<void> {
  await startI18n('en');
  await showLanguage('en');
  await wantWords('form');
  import.meta.hot?.on(CHANGED, ({ file, issue }: JsonChange) => {
    if (!issue && file === wordsFile('en')) void renewWords('en');
  });
  createRoot(root).render(
    <StrictMode>
      <Playground />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
