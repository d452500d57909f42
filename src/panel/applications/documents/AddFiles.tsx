import { SmallButton } from '../SmallButton';
import Button from '@mui/material/Button';
import { type DragEvent, useRef, useState } from 'react';
import { SCAN_ACCEPT } from '../../../engine/inputs/photos/admit';
import { useTranslate } from '../../../engine/useTranslate';
import { loadTexts } from '../../../platform/language/languageStore';
import { useWindowEvent } from '../../data/useWindowEvent';
import { t } from '../../language/t';
import { isTyping } from '../../layout/useCommandKey';
import type { Failure, ReadyFile } from './prepareFiles';

interface AddFilesProps {
  /** The text of the button. */
  readonly label: string;
  /** What the files are for, where a page has several of these buttons: "Passport". */
  readonly name?: string;
  /** What is sent at the moment, or empty. */
  readonly sending?: string;
  readonly failures?: readonly Failure[];
  readonly onFiles: (files: readonly ReadyFile[]) => void;
  /** Whether files that are pasted or dropped elsewhere on the page are added here. */
  readonly isForPage?: boolean;
}

/** Takes photos and PDFs that are chosen, taken with the camera, dropped or pasted here, and prepares them. */
export function AddFiles(props: AddFilesProps) {
  const { label, name, sending = '', failures = [], onFiles, isForPage = false } = props;
  const translate = useTranslate();
  // Not watched: a case has one of these for each document.
  const hasCamera = matchMedia('(pointer: coarse)').matches;
  const named = (text: string) => (name === undefined ? text : `${text}: ${name}`);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly Failure[]>([]);
  const [isOver, setOver] = useState(false);
  const [preparing, setPreparing] = useState('');
  const busy = preparing || sending;
  const add = async (chosen: readonly File[]) => {
    // Not before: on most visits nobody adds a file.
    const [{ prepareFile }] = await Promise.all([import('./prepareFiles'), loadTexts('form')]);
    setRefused([]);
    const ready: ReadyFile[] = [];
    // One after the other: two large photos at once are too much for a phone.
    for (const file of chosen) {
      setPreparing(file.name);
      const made = await prepareFile(file, translate);
      if ('key' in made) ready.push(made);
      else setRefused((others) => [...others, made]);
    }
    setPreparing('');
    if (ready.length > 0) onFiles(ready);
  };
  const choose = (camera: boolean) => {
    const { current } = input;
    if (!current || busy !== '') return;
    if (camera) current.setAttribute('capture', 'environment');
    else current.removeAttribute('capture');
    current.accept = camera ? 'image/*' : SCAN_ACCEPT;
    current.click();
  };
  /** Takes files that are pasted or dropped, unless something within has taken them. */
  const take = (event: Event, from: DataTransfer | null) => {
    const files = [...(from?.files ?? [])];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    void add(files);
  };
  const paste = (event: ClipboardEvent) => {
    if (!isTyping(event.target)) take(event, event.clipboardData);
  };
  useWindowEvent('paste', (event) => {
    if (isForPage) paste(event);
  });
  useWindowEvent('drop', (event) => {
    if (isForPage) take(event, event.dataTransfer);
  });
  useWindowEvent('dragover', (event) => {
    // The browser would open the file in place of the page.
    if (isForPage) event.preventDefault();
  });
  return (
    <div
      className={`ap-adding stack-8 ${isOver ? 'ap-over' : ''}`}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={({ nativeEvent }: DragEvent) => {
        setOver(false);
        take(nativeEvent, nativeEvent.dataTransfer);
      }}
      onPaste={({ nativeEvent }) => paste(nativeEvent)}
    >
      <div className="ap-presses row">
        {[false, ...(hasCamera ? [true] : [])].map((camera) => (
          <SmallButton
            key={String(camera)}
            aria-label={named(camera ? t('Take a photo') : label)}
            aria-disabled={busy !== ''}
            onClick={() => choose(camera)}
          >
            {camera ? t('Take a photo') : label}
          </SmallButton>
        ))}
      </div>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        aria-label={named(label)}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          void add(files);
        }}
      />
      <div role="status">
        {busy !== '' && <p className="pn-small">{t('Sending {{file}}', { file: busy })}</p>}
        {[...refused, ...failures].map(({ name: file, text, again }, index) => (
          <p key={index} className="pn-error">
            {text}{' '}
            {again && (
              <Button aria-label={`${t('Try again')}: ${file}`} onClick={() => onFiles([again])}>
                {t('Try again')}
              </Button>
            )}
          </p>
        ))}
      </div>
    </div>
  );
}
