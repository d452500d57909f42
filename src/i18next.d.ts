import 'i18next';
import type site from '../locales/en.json';
import type { PanelText } from './panel/language/panelText';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    resources: { site: typeof site; panel: Readonly<Record<PanelText, string>> };
  }
}
