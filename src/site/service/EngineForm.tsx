import { type ComponentProps, use, useEffect } from 'react';
import { MuiFrameContext } from '../../engine/MuiFrame';
import type { ServiceForm } from '../../engine/ServiceForm';
import { useLanguage } from '../../platform/language/languageStore';
import { loadMuiTheme, MuiTheme } from '../../platform/theme/MuiTheme';
import { loadEngine } from './loaders';

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
