import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FileKind } from '../../../definition/model/types/fieldType';
import type { LocalPhotoStore } from '../localPhotoStore';
import { nameFor, type Refused, photoRefusal, withType } from './admit';

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

/** Adds files: their tokens at once, so that they count as chosen, the files as soon as they are prepared. */
export function useAddPhotos({ tokens, onChange, photoStore, max, kind }: AddPhotosOptions) {
  const [notes, setNotes] = useState<readonly PhotoNote[]>([]);
  /** Undefined after the step was left. */
  const latest = useRef<Pick<AddPhotosOptions, 'tokens' | 'onChange'>>(undefined);
  const known = useRef(new Set<string>());
  // With the control itself: a file that is chosen before an effect runs would be lost.
  useLayoutEffect(() => {
    latest.current = { tokens, onChange };
    return () => void (latest.current = undefined);
  });
  const busy = useSyncExternalStore(photoStore.subscribe, () =>
    tokens.map(photoStore.preparing).find((name) => name !== undefined),
  );

  const tell = (change: (now: readonly string[]) => readonly string[]) => {
    if (!latest.current) return;
    const next = change(latest.current.tokens);
    // The next file is added before the form has re-rendered.
    latest.current = { ...latest.current, tokens: next };
    latest.current.onChange(next);
  };
  const drop = (token: string) => tell((now) => now.filter((other) => other !== token));
  const note = (kind: PhotoNote['kind'], name: string) =>
    setNotes((before) => [...before, { kind, name }]);

  const take = async (file: File): Promise<void> => {
    const { tokens: now } = latest.current ?? { tokens };
    const names = now.flatMap(
      (token) => photoStore.get(token)?.name ?? photoStore.preparing(token) ?? [],
    );
    const mark = `${file.name} ${file.size} ${file.lastModified}`;
    const name = nameFor(file, names, known.current.has(mark));
    const refused = photoRefusal(file, name, { names, count: now.length, max }, kind);
    if (refused) {
      note(refused, name);
      return;
    }
    known.current.add(mark);
    const { token, outcome } = photoStore.prepare(file, name, kind);
    tell(() => [...now, token]);
    const result = await outcome;
    if (result === 'added') note(result, name);
    // If its step was left, it stays until it is missed when the form is sent: here nobody would be told.
    else if (latest.current?.tokens.includes(token)) {
      known.current.delete(mark);
      drop(token);
      note(result, name);
    }
  };

  const takeAll = async (files: readonly File[]) => {
    for (const file of await Promise.all(files.map(withType))) void take(file);
  };
  const add = (files: readonly File[]) => {
    setNotes([]);
    void takeAll(files);
  };

  const remove = (token: string, name: string) => {
    drop(token);
    photoStore.remove(token);
    known.current.clear();
    setNotes([{ kind: 'removed', name }]);
  };

  return { notes, busy, add, remove };
}
