import type { DocumentState } from '../../../contract/documents';
import type { PanelText } from '../../language/panelText';

export const DOCUMENT_STATE_WORDS: Readonly<Record<DocumentState, PanelText>> = {
  needed: 'Needed',
  received: 'Received',
  accepted: 'Accepted',
  refused: 'Refused',
};
