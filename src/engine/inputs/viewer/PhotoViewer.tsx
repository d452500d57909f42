import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { useTranslate } from '../../useTranslate';
import type { Language } from '../../../definition/model/text';
import { useBackButton } from '../../dom/useBackButton';
import { useMuiFrame } from '../../MuiFrame';
import { languageAttributes } from '../../../definition/language/languageFacts';
import { Icon } from '../Icon';
import { AnswerPhoto } from '../photos/AnswerPhoto';
import { useStoredPhoto } from '../photos/useLocalPhotoStore';
import type { LocalPhotoStore } from '../localPhotoStore';
import { useTurning } from '../useTurning';
import './viewer.css';

interface PhotoViewerProps {
  readonly tokens: readonly string[];
  readonly first: string;
  readonly photoStore: LocalPhotoStore;
  readonly language: Language;
  readonly onClose: () => void;
}

/** The width of the viewer in pixels (docs/requirements.md, P20). */
const WIDTH = 700;

/** Renders the chosen photos, one at a time, as large as the screen allows. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { tokens, first, photoStore, language, onClose } = props;
  const t = useTranslate();
  const Frame = useMuiFrame();
  const [index, setIndex] = useState(Math.max(0, tokens.indexOf(first)));
  const token = tokens[index] ?? first;
  const kept = useStoredPhoto(photoStore, token);
  const [broken, setBroken] = useState<string>();
  const name = kept?.name ?? t('form.photos.unnamed');
  const isMany = tokens.length > 1;
  useBackButton(onClose);

  const turn = (by: number) => setIndex((index + by + tokens.length) % tokens.length);
  const turning = useTurning(turn);
  const arrow = (by: number, word: string) => (
    <button type="button" className="rg-icon-button" aria-label={word} onClick={() => turn(by)}>
      <span className="rg-icon-turning">
        <Icon shape={by < 0 ? 'backward' : 'forward'} />
      </span>
    </button>
  );
  return (
    <Frame>
      <Dialog
        open
        {...languageAttributes(language)}
        onClose={onClose}
        {...(isMany && turning)}
        maxWidth={false}
        slotProps={{ paper: { className: 'rg-viewer', style: { inlineSize: WIDTH } } }}
        aria-labelledby="rg-viewer-name"
      >
        <div className="rg-viewer-head line">
          <h2 className="rg-viewer-name truncate" id="rg-viewer-name" dir="auto">
            {name}
          </h2>
          <button
            type="button"
            className="rg-icon-button"
            aria-label={t('form.close')}
            onClick={onClose}
          >
            <Icon shape="close" />
          </button>
        </div>
        <div className="rg-viewer-photo">
          <AnswerPhoto key={token} file={kept?.file} alt={name} onBroken={() => setBroken(token)} />
        </div>
        {broken === token && <p className="rg-note rg-viewer-note">{t('form.photos.noPreview')}</p>}
        {isMany && (
          <div className="rg-viewer-turn line">
            {arrow(-1, t('form.photos.previous'))}
            <span role="status">
              {t('form.photos.position', { number: index + 1, total: tokens.length })}
            </span>
            {arrow(1, t('form.photos.next'))}
          </div>
        )}
      </Dialog>
    </Frame>
  );
}
