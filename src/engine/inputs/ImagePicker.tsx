import { type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FileKind } from '../../definition/types/fieldType';
import { MAX_FILES } from '../../definition/types/files';
import './control.css';
import './photos.css';
import type { InputProps } from './inputProps';
import { AddAnswerPhotos } from './photos/AddAnswerPhotos';
import { PhotoNotes } from './photos/PhotoNotes';
import { isDocument, PhotoTile } from './photos/PhotoTile';
import { useAddPhotos } from './photos/useAddPhotos';
import type { LocalPhotoStore } from './localPhotoStore';
import { LazyPart } from './LazyPart';

export interface ImagePickerProps extends InputProps {
  /** Tokens of files in the photo store, in the order in which they were chosen. */
  readonly value: readonly string[] | undefined;
  readonly onChange: (tokens: readonly string[]) => void;
  readonly photoStore: LocalPhotoStore;
  readonly maxItems?: number | undefined;
  /** Omitted: photos. */
  readonly kind?: FileKind;
}

const NONE: readonly string[] = [];
const loadViewer = () => import('./viewer/PhotoViewer');

/**
 * Renders photos, resized on the device, or PDFs: chosen, taken or dropped, and kept in the photo
 * store. Labelled as a group; the id is on the file input, or on the list if nothing can be added.
 */
export function ImagePicker(props: ImagePickerProps) {
  const {
    id,
    value: tokens = NONE,
    onChange,
    photoStore,
    maxItems,
    kind = 'photo',
    readOnly,
  } = props;
  const max = maxItems ?? (kind === 'pdf' ? 1 : MAX_FILES);
  /** The last change: a photo was added or could not be read, or the one at this index was removed. */
  const changed = useRef<{ readonly removedAt?: number }>(undefined);
  const { notes, busy, add, remove } = useAddPhotos({
    ...{ tokens, photoStore, max, kind },
    onChange(next) {
      changed.current ??= {};
      onChange(next);
    },
  });
  const [viewed, setViewed] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // The single photo of a field replaces the button (docs/requirements.md, P28).
  const canAdd = !readOnly && !(max === 1 && tokens.length > 0);
  const [isOver, setOver] = useState(false);

  // With the change, or a key that is pressed before an effect would reach no control.
  useLayoutEffect(() => {
    const { removedAt } = changed.current ?? {};
    const isLost = changed.current !== undefined && document.activeElement === document.body;
    changed.current = undefined;
    if (!isLost) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('.rg-photo-remove') ?? [];
    const next = removedAt === undefined ? list.current : buttons[removedAt];
    (next ?? buttons[buttons.length - 1] ?? input.current)?.focus();
  }, [tokens]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (canAdd) add([...event.dataTransfer.files]);
  };
  return (
    <div
      className={isOver && canAdd ? 'rg-photos rg-photos-over stack-8' : 'rg-photos stack-8'}
      role="group"
      aria-labelledby={props.labelledBy}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {canAdd && <AddAnswerPhotos {...props} ref={input} max={max} kind={kind} onAdd={add} />}
      <PhotoNotes notes={notes} busy={busy} max={max} kind={kind} />
      {(tokens.length > 0 || !canAdd) && (
        <ul
          ref={list}
          // Safari does not treat a list without markers as a list.
          role="list"
          className="rg-photos-list stack"
          tabIndex={-1}
          aria-labelledby={props.labelledBy}
          {...(!canAdd && { id, 'aria-describedby': props.describedBy })}
        >
          {tokens.map((token, index) => (
            <PhotoTile
              key={token}
              token={token}
              photoStore={photoStore}
              readOnly={readOnly}
              kind={kind}
              onView={() => setViewed(token)}
              onRemove={(name) => {
                changed.current = { removedAt: index };
                remove(token, name);
              }}
            />
          ))}
        </ul>
      )}
      {viewed !== undefined && (
        <LazyPart load={loadViewer}>
          {({ PhotoViewer }) => (
            <PhotoViewer
              tokens={tokens.filter((token) => !isDocument(kind, photoStore.get(token)))}
              first={viewed}
              photoStore={photoStore}
              language={props.language}
              onClose={() => setViewed(undefined)}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}
