import { type ComponentProps, use, useEffect } from 'react';
import { MuiFrameContext } from '../../engine/MuiFrame';
import type { ServiceForm } from '../../engine/ServiceForm';
import { useLanguage, loadTexts } from '../../platform/language/languageStore';
import { tracked } from '../../platform/loading/arrivals';
import { loadMuiTheme, MuiTheme } from '../../platform/theme/MuiTheme';

let engine: Promise<typeof import('../../engine/ServiceForm')> | undefined;

/** Loads the form engine with its texts, which only service pages need. */
const loadEngine = () =>
  (engine ??= tracked(
    Promise.all([import('../../engine/ServiceForm'), loadTexts('form')]).then(([module]) => module),
  ));

/** Renders a form in the page's language, once the engine is loaded. */
export function EngineForm(props: Omit<ComponentProps<typeof ServiceForm>, 'language'>) {
  const { ServiceForm: Form } = use(loadEngine());
  // A dialog that is opened earlier loads it itself.
  useEffect(() => void loadMuiTheme().catch(() => undefined), []);
  const language = useLanguage();
  return (
    <MuiFrameContext value={MuiTheme}>
      <Form {...props} language={language} />
    </MuiFrameContext>
  );
}
