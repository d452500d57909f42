import type { DocumentState } from '../../../contract/documents';

export const STATE_NAMES: Readonly<Record<DocumentState, string>> = {
  needed: 'Needed',
  received: 'Received',
  accepted: 'Accepted',
  refused: 'Refused',
};
