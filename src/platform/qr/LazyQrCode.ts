import type { ComponentType } from 'react';
import { lazyComponent } from '../loading/lazyComponent';
import type { QrCodeProps } from './QrCode';

/** Without it the link itself is there. */
export const LazyQrCode = lazyComponent<QrCodeProps>(() =>
  import('./QrCode').then(
    ({ QrCode }): ComponentType<QrCodeProps> => QrCode,
    () => () => null,
  ),
);
