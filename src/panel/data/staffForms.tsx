import type { ReactNode } from 'react';
import type { Language } from '../../definition/model/text';
import { MuiFrameContext } from '../../engine/MuiFrame';
import type { Ports } from '../../engine/ports';
import { loadOptions } from '../../platform/places/loadOptions';
import { closeNotice, showNotice } from '../../platform/snackbar/snackbarStore';
import { InLanguage } from '../../platform/theme/InLanguage';
import { MuiTheme } from '../../platform/theme/MuiTheme';
import { agencyDay } from '../base/moment';
import { t } from '../language/t';

/** Ports of forms of the site in the panel: an applicant's answers do not stay on a computer of the office. */
export const STAFF_PORTS: Omit<Ports, 'submit'> = {
  loadOptions,
  notify: showNotice,
  clearNotice: closeNotice,
  setTitle: () => undefined,
  today: agencyDay,
  drafts: 'tab',
  keepsReceipts: false,
};

interface LocalisedProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Renders a form of the site in a language. */
export const Localised = ({ language, children }: LocalisedProps) => (
  <InLanguage
    language={language}
    waiting={<p role="status">{t('Loading…')}</p>}
    failed={<p role="alert">{t('The text for this language could not be loaded.')}</p>}
  >
    <MuiFrameContext value={MuiTheme}>{children}</MuiFrameContext>
  </InLanguage>
);
