import { useRef } from 'react';
import type { PreviewDraft } from '../../platform/preview/previewMessages';
import { useRehearsal } from './useRehearsal';
import { useScale } from './useScale';
import { t } from '../language/t';

interface PreviewFrameProps {
  readonly address: string;
  /** Width of the previewed screen, in CSS pixels. */
  readonly width: number;
  readonly rehearsal: PreviewDraft;
}

/** Renders a page of the site at the width of a screen, scaled down to the available width. */
export function PreviewFrame({ address, width, rehearsal }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { measure, scale, height } = useScale(width);
  useRehearsal(frame, rehearsal);
  return (
    <div className="preview-room" ref={measure}>
      <div className="preview-screen" style={{ width: width * scale }}>
        <iframe
          ref={frame}
          title={t('The page as visitors will see it')}
          src={address}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
