import type { DocumentState } from '../../../contract/documents';
import type { PanelText } from '../../language/panelText';
import { t } from '../../language/t';

export const DOCUMENT_STATE_WORDS: Readonly<Record<DocumentState, PanelText>> = {
  needed: 'Needed',
  received: 'Received',
  accepted: 'Accepted',
  refused: 'Refused',
};

/** Returns the state of a document within a sentence. */
export const stateWord = (state: DocumentState): string =>
  t(DOCUMENT_STATE_WORDS[state]).toLowerCase();
