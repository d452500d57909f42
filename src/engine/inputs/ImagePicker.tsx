import {
  type ChangeEvent,
  type DragEvent,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslate } from '../useTranslate';
import type { FileKind } from '../../definition/model/types/fieldType';
import { MAX_FILES } from '../../definition/model/types/files';
import './control.css';
import './photos.css';
import { Icon } from './Icon';
import { ariaOf, idList, type InputProps } from './inputProps';
import { LARGEST_MB } from './photos/admit';
import { FILE_RULES, noteText } from './photos/fileRules';
import { isolated } from '../../definition/language/isolated';
import { isDocument, PhotoTile } from './photos/PhotoTile';
import { type PhotoNote, useAddPhotos } from './photos/useAddPhotos';
import type { LocalPhotoStore } from './localPhotoStore';
import { LazyPart } from './LazyPart';
import type { Ports } from '../ports';

export interface ImagePickerProps extends InputProps {
  /** Tokens of files in the photo store, in the order in which they were chosen. */
  readonly value: readonly string[] | undefined;
  readonly onChange: (tokens: readonly string[]) => void;
  readonly photoStore: LocalPhotoStore;
  readonly maxItems?: number | undefined;
  /** Omitted: photos. */
  readonly kind?: FileKind;
  readonly hasCamera?: boolean | undefined;
  readonly loadTrustNote?: Ports['loadTrustNote'];
}

const NONE: readonly string[] = [];
const loadCamera = () => import('./camera/CameraButton');
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
    hasCamera = false,
    loadTrustNote,
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
      {canAdd && hasCamera && (
        <LazyPart load={loadCamera} isQuiet>
          {({ CameraButton }) => (
            <CameraButton language={props.language} onPhoto={(photo) => add([photo])} />
          )}
        </LazyPart>
      )}
      {canAdd && loadTrustNote && (
        <LazyPart load={loadTrustNote} isQuiet>
          {({ TrustNote }) => <TrustNote at="files" />}
        </LazyPart>
      )}
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
        // If its code could not be loaded, the next photo tries again.
        <LazyPart key={viewed} load={loadViewer}>
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

interface AddPhotosProps extends InputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly max: number;
  readonly kind: FileKind;
  readonly onAdd: (files: readonly File[]) => void;
}

/** Renders the native file input, invisible over our own text: tap, drop, Tab and screen readers work natively. */
function AddAnswerPhotos(props: AddPhotosProps) {
  const { ref, id, name, max, kind, labelledBy, describedBy, onAdd } = props;
  const { accept, text } = FILE_RULES[kind];
  const t = useTranslate();
  const isSingle = max === 1;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Otherwise the same file could not be chosen again after its deletion.
    currentTarget.value = '';
    onAdd(files);
  };
  return (
    <div className="rg-photos-add row">
      <input
        ref={ref}
        type="file"
        accept={accept}
        multiple={!isSingle}
        className="rg-photos-input"
        id={id}
        name={name}
        onChange={choose}
        {...ariaOf(props)}
        aria-labelledby={idList(labelledBy, `${id}-add`)}
        aria-describedby={idList(describedBy, !isSingle && `${id}-limit`)}
      />
      <Icon shape={kind === 'pdf' ? 'document' : 'camera'} />
      <span className="rg-photos-words">
        <span id={`${id}-add`}>{t(text(isSingle ? 'addOne' : 'add'))}</span>
        <span className="rg-photos-drop">{t('form.photos.drop')}</span>
      </span>
      {!isSingle && (
        <span className="rg-photos-limit" id={`${id}-limit`}>
          {t(text('limit'), { number: max })}
        </span>
      )}
    </div>
  );
}

const CALM: ReadonlySet<PhotoNote['kind']> = new Set(['added', 'removed', 'same']);

interface PhotoNotesProps {
  readonly notes: readonly PhotoNote[];
  readonly busy: string | undefined;
  readonly max: number;
  readonly kind: FileKind;
}

/** Reports what happened to the chosen files, also to screen readers; several added ones in one line. */
function PhotoNotes({ notes, busy, max, kind }: PhotoNotesProps) {
  const t = useTranslate();
  const added = notes.filter((note) => note.kind === 'added').length;
  const single = added > 1 ? notes.filter((note) => note.kind !== 'added') : notes;
  return (
    <div role="status" className="rg-photos-notes">
      {added > 1 && <p className="rg-note">{t('form.photos.addedMany', { number: added })}</p>}
      {single.map(({ kind: what, name }, index) => (
        <p key={index} className={CALM.has(what) ? 'rg-note' : 'rg-note rg-note-trouble'}>
          {t(noteText(kind, what), {
            name: isolated(name),
            number: what === 'tooLarge' ? LARGEST_MB : max,
          })}
        </p>
      ))}
      {busy !== undefined && (
        <p className="rg-note">{t('form.photos.preparing', { name: isolated(busy) })}</p>
      )}
    </div>
  );
}
