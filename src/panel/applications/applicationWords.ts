import type { Channel } from '../../contract/activity';
import type { PanelText } from '../language/panelText';
import { t } from '../language/t';

/** English words of saving; when idle there is nothing to say. */
const SAVING = { busy: 'Saving…', saved: 'Saved', failed: 'Not saved' } as const;

export type SavingState = keyof typeof SAVING | 'idle';

export const savingWords = (state: SavingState): string =>
  state === 'idle' ? '' : t(SAVING[state]);

export const CHANNEL_WORDS = {
  whatsapp: 'WhatsApp',
  call: 'Call',
  email: 'E-mail',
} as const satisfies Readonly<Record<Channel, PanelText>>;

export const changedText = (count: number): string =>
  t('{{count}} applications changed', { count });
