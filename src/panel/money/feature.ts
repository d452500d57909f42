import { lazyComponent } from '../../platform/loading/lazyComponent';
import type { Feature } from '../feature';

/** The cash book, and the receipts of payments. */
export const money: Feature = {
  needs: 'handling',
  pages: [
    {
      path: 'home/daybook',
      right: 'seeMoney',
      Page: lazyComponent(async () => (await import('./DayBookPage')).DayBookPage),
      entry: { group: 'Work', title: 'Day book', icon: 'numbers' },
    },
    {
      path: 'home/receipt',
      right: 'seeMoney',
      below: '/:id',
      Page: lazyComponent(async () => (await import('./ReceiptPage')).ReceiptPage),
    },
  ],
};
