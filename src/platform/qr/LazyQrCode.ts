import { type ComponentType, lazy } from 'react';
import type { QrCodeProps } from './QrCode';

/** Without it the link itself is there. */
export const LazyQrCode = lazy<ComponentType<QrCodeProps>>(() =>
  import('./QrCode').then(
    ({ QrCode }) => ({ default: QrCode }),
    () => ({ default: () => null }),
  ),
);
