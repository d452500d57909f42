import { useEffect, useRef, useState } from 'react';
import type { FileKind } from '../../../definition/types/fieldType';
import type { LocalPhotoStore } from '../localPhotoStore';
import { nameFor, type Refused, photoRefusal } from './admit';
import { FILE_RULES } from './fileRules';
import { expectFiles } from './filesInProgress';

/** The result for a file, to be shown in the current language. */
export interface PhotoNote {
  readonly kind: Refused | 'added' | 'removed';
  readonly name: string;
}

interface AddPhotosOptions {
  readonly tokens: readonly string[];
  readonly onChange: (tokens: readonly string[]) => void;
  readonly photoStore: LocalPhotoStore;
  readonly max: number;
  readonly kind: FileKind;
}

/** Adds files one after the other, so that a phone never decodes two large photos at once. */
export function useAddPhotos({ tokens, onChange, photoStore, max, kind }: AddPhotosOptions) {
  const [notes, setNotes] = useState<readonly PhotoNote[]>([]);
  /** The name of the file in progress. */
  const [busy, setBusy] = useState<string>();
  const latest = useRef({ tokens, onChange });
  const known = useRef(new Set<string>());
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    latest.current = { tokens, onChange };
  });

  const tell = (next: readonly string[]) => {
    // The next file may be ready before the form has re-rendered.
    latest.current = { ...latest.current, tokens: next };
    latest.current.onChange(next);
  };

  const take = async (file: File): Promise<PhotoNote> => {
    const names = latest.current.tokens.flatMap((token) => photoStore.get(token)?.name ?? []);
    const mark = `${file.name} ${file.size} ${file.lastModified}`;
    const name = nameFor(file, names, known.current.has(mark));
    const count = latest.current.tokens.length;
    const refused = photoRefusal(file, name, { names, count, max }, kind);
    if (refused) return { kind: refused, name };
    setBusy(name);
    const photo = await FILE_RULES[kind].prepare(file);
    if (!photo) return { kind: 'unreadable', name };
    known.current.add(mark);
    const token = await photoStore.add(new File([photo], name, { type: photo.type }));
    tell([...latest.current.tokens, token]);
    return { kind: 'added', name };
  };

  const add = (files: readonly File[]) => {
    setNotes([]);
    for (const file of files) {
      queue.current = queue.current.then(async () => {
        const note = await take(file);
        setNotes((before) => [...before, note]);
        setBusy(undefined);
      });
    }
    // The step may be left, and the form sent, before they are ready.
    expectFiles(photoStore, queue.current);
  };

  const remove = (token: string, name: string) => {
    tell(latest.current.tokens.filter((other) => other !== token));
    photoStore.remove(token);
    known.current.clear();
    setNotes([{ kind: 'removed', name }]);
  };

  return { notes, busy, add, remove };
}
