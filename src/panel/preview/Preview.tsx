import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import './preview.css';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ContentKind, pathOf } from '../../definition/content/contentType';
import { type Language, LANGUAGES } from '../../definition/model/text';
import type { Values } from '../../definition/model/values';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { DRAFT_ID, LISTENING, type PreviewDraft } from '../../platform/preview/previewMessages';
import { ToggleField } from '../data/fields/ToggleField';
import { useWindowEvent } from '../data/useWindowEvent';
import { useElementSize } from '../layout/useElementSize';
import { previewAddress } from './previewAddress';
import { t } from '../language/t';

interface PreviewProps {
  readonly kind: ContentKind;
  /** The record's current state in the editor. */
  readonly draft: Values;
  /** Undefined for a record that was never saved, and for a content type with a single record. */
  readonly id?: string;
  /** Visitors are not shown the record as it is stored. */
  readonly isHidden?: boolean;
}

/** The screen widths of the preview, in CSS pixels. */
const WIDTHS = { Phone: 360, Desktop: 1280 } as const;

type Screen = keyof typeof WIDTHS;

const SCREENS: readonly Screen[] = ['Phone', 'Desktop'];

/** Renders the public page of a record with the unsaved draft. */
export function Preview({ kind, draft, id = DRAFT_ID, isHidden = false }: PreviewProps) {
  const [language, setLanguage] = useState<Language>('ku');
  const [screen, setScreen] = useState<Screen>('Phone');
  const address = previewAddress(kind, { ...draft, id }, language);
  const rehearsal: PreviewDraft = {
    kind: 'rega-draft',
    calls: kind.calls.public.map(pathOf),
    many: kind.many === true,
    id,
    isHidden,
    draft,
  };
  return (
    <section className="stack" aria-label={t('Preview')}>
      <Box
        component="header"
        className="row"
        sx={{
          gap: 'var(--rega-space-8) var(--rega-space-16)',
          '& h2': { marginInlineEnd: 'auto', fontSize: '1.1rem' },
          '& button': { paddingBlock: 0.75 },
        }}
      >
        <h2>{t('Preview')}</h2>
        <ToggleField
          label={t('Language of the preview')}
          options={LANGUAGES.map((each) => [each, LANGUAGE_FACTS[each].name] as const)}
          value={language}
          onChoose={setLanguage}
        />
        <ToggleField
          label={t('Screen of the preview')}
          options={SCREENS.map((each) => [each, t(each)] as const)}
          value={screen}
          onChoose={setScreen}
        />
      </Box>
      {address === undefined ? (
        <Card component="p">{noPage(kind)}</Card>
      ) : (
        // The key replaces the frame when the URL changes, so that the Back button does not step
        // through frame URLs.
        <PreviewFrame
          key={address}
          address={address}
          width={WIDTHS[screen]}
          rehearsal={rehearsal}
        />
      )}
    </section>
  );
}

const noPage = ({ page }: ContentKind): string =>
  page === undefined
    ? t('No public page shows this by itself: it appears where other content refers to it.')
    : t('The preview begins as soon as the record says where it belongs.');

interface PreviewFrameProps {
  readonly address: string;
  /** Width of the previewed screen, in CSS pixels. */
  readonly width: number;
  readonly rehearsal: PreviewDraft;
}

/** Renders a page of the site at the width of a screen, scaled down to the available width. */
function PreviewFrame({ address, width, rehearsal }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [measure, room = { width, height: 0 }] = useElementSize();
  const scale = Math.min(1, room.width / width);
  const height = scale > 0 ? room.height / scale : 0;
  useRehearsal(frame, rehearsal);
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        minWidth: 0,
        height: 'max(420px, 100dvh - 250px)',
      }}
      ref={measure}
    >
      <div className="preview-screen pn-frame" style={{ width: width * scale }}>
        <iframe
          ref={frame}
          title={t('The page as visitors will see it')}
          src={address}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </Box>
  );
}

/** Delay after the last keystroke, in milliseconds, before the frame gets the draft. */
const PAUSE = 300;

/** Sends the draft to the framed site: when the site is ready, and after each change. */
function useRehearsal(frame: RefObject<HTMLIFrameElement | null>, rehearsal: PreviewDraft): void {
  const text = JSON.stringify(rehearsal);
  const send = () => frame.current?.contentWindow?.postMessage(JSON.parse(text), location.origin);
  const sendChange = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendChange(), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  useWindowEvent('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const isOurs = source === frame.current?.contentWindow && origin === location.origin;
    if (isOurs && data === LISTENING) send();
  });
}
