import { type ChangeEvent, useState } from 'react';
import type { Reads } from '../../definition/model/field';
import type { Path } from '../../definition/model/values';
import { newKey } from '../dom/newKey';
import { Icon } from '../inputs/Icon';
import '../inputs/photos.css';
import { useScope } from '../scope/ScopeContext';
import { useTranslate } from '../useTranslate';
import { CameraButton } from '../inputs/camera/CameraButton';
import { PassportOffer } from './PassportOffer';
import { beginReading, useReadings } from './readings';

interface PassportScanProps {
  /** The id of the control of the field. */
  readonly id: string;
  readonly path: Path;
  readonly reads: Reads['passport'];
}

/** Reads a photo of a passport that is for nothing else: it is neither sent nor stored. */
export function PassportScan({ id, path, reads }: PassportScanProps) {
  const t = useTranslate();
  const { environment } = useScope();
  const [tokens, setTokens] = useState<readonly string[]>([]);
  const [token] = tokens;
  const reply = useReadings(({ replies }) => token !== undefined && replies.get(token));
  const isRead = useReadings(({ replies }) => token !== undefined && replies.has(token));
  const read = (file: Blob) => {
    const next = newKey();
    beginReading(next, file);
    setTokens([next]);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Otherwise the same photo could not be chosen again.
    currentTarget.value = '';
    if (file) read(file);
  };
  const isPassport = reply && ('why' in reply ? reply.why !== 'none' : reply.kind === 'TD3');
  return (
    <div className="rg-passport-scan stack-8">
      <div className="rg-photos-add row">
        <input
          type="file"
          accept="image/*"
          className="rg-photos-input"
          id={`${id}-scan`}
          aria-labelledby={`${id}-scan-name`}
          aria-describedby={`${id}-scan-note`}
          onChange={choose}
        />
        <Icon shape="camera" />
        <span className="rg-photos-words">
          <span id={`${id}-scan-name`}>{t('form.passport.scan')}</span>
          <span className="rg-photos-limit" id={`${id}-scan-note`}>
            {t('form.passport.stays')}
          </span>
        </span>
      </div>
      {environment.ports.offersCamera && (
        <CameraButton language={environment.language} onPhoto={read} />
      )}
      <div role="status">
        {token !== undefined && !isRead && <p className="rg-note">{t('form.passport.reading')}</p>}
        {isRead && !isPassport && <p className="rg-note">{t('form.passport.none')}</p>}
      </div>
      <PassportOffer id={`${id}-scan`} path={path} tokens={tokens} reads={reads} />
    </div>
  );
}
