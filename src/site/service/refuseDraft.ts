import i18next from 'i18next';
import type { Outcome } from '../../engine/ports';

/** Refuses to send the form of a draft, in the reader's language. */
export const refuseDraft = async (): Promise<Outcome> => ({
  kind: 'refused',
  issues: [{ path: '', message: i18next.t('draftPage.notSent'), origin: 'server' }],
});
