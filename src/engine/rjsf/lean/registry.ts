import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils';

const Nothing = () => null;

/** Returns rjsf's registry without its fields, widgets and templates: the engine has its own (theme). */
export default function getDefaultRegistry() {
  return {
    fields: {},
    templates: { ButtonTemplates: { SubmitButton: Nothing } },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix: DEFAULT_ID_PREFIX,
      idSeparator: DEFAULT_ID_SEPARATOR,
      useFallbackUiForUnsupportedType: false,
    },
  };
}
