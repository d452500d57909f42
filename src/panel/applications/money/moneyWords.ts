import type { PaidBy } from '../../../contract/money';
import type { PanelText } from '../../language/panelText';

export const PAID_BY_WORDS: Readonly<Record<PaidBy, PanelText>> = {
  cash: 'Cash',
  transfer: 'Transfer',
  card: 'Card',
  other: 'Other way',
};
