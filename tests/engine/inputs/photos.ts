import { vi } from 'vitest';
import type { NamedFile } from '../../../src/engine/ports';
import type { FileKind } from '../../../src/definition/model/types/fieldType';
import type { LocalPhotoStore } from '../../../src/engine/inputs/localPhotoStore';
import { FILE_RULES } from '../../../src/engine/inputs/photos/fileRules';

/** What the browser decodes from a file, by the file's name. */
export interface Pictures {
  readonly [name: string]: { readonly width: number; readonly height: number } | 'unreadable';
}

/** The canvas operations that were called. */
export const drawn: { width: number; height: number; type?: string; quality?: number }[] = [];

/** Stubs the browser's image functions; an encoded image has `size` bytes. */
export function stubPictures(pictures: Pictures = {}, size = 100): void {
  drawn.length = 0;
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    const picture = pictures[file.name] ?? { width: 800, height: 600 };
    if (picture === 'unreadable') throw new DOMException('cannot be decoded');
    return { ...picture, close: () => undefined };
  });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly width: number;
      readonly height: number;
      constructor(width: number, height: number) {
        this.width = width;
        this.height = height;
      }
      getContext() {
        return { fillRect: () => undefined, drawImage: () => undefined };
      }
      async convertToBlob(options: { type: string; quality: number }) {
        drawn.push({ width: this.width, height: this.height, ...options });
        return new Blob(['x'.repeat(size)], { type: options.type });
      }
    },
  );
}

export function fileOf(name: string, type = 'image/jpeg', content = name.repeat(40)): File {
  return new File([content], name, { type, lastModified: 1 });
}

/** Creates a photo store in memory with the given files. */
export function memoryPhotoStore(
  files: Readonly<Record<string, NamedFile>> = {},
  make = (file: File, kind: FileKind) => FILE_RULES[kind].prepare(file),
): LocalPhotoStore & {
  readonly files: Map<string, NamedFile>;
} {
  const kept = new Map(Object.entries(files));
  const names = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const tokenOf = (name: string) => `token-${name}`;
  return {
    files: kept,
    async add(file) {
      kept.set(tokenOf(file.name), { file, name: file.name });
      tell();
      return tokenOf(file.name);
    },
    prepare(chosen, name, kind) {
      const token = tokenOf(name);
      names.set(token, name);
      const outcome = last.then(async () => {
        const made = await make(chosen, kind);
        if (names.delete(token) && made instanceof Blob) kept.set(token, { file: made, name });
        tell();
        return made instanceof Blob ? 'added' : made;
      });
      last = outcome;
      return { token, outcome };
    },
    preparing: (token) => names.get(token),
    prepared: () => (names.size > 0 ? last : undefined),
    get: (token) => kept.get(token),
    remove(token) {
      kept.delete(token);
      names.delete(token);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restore: async (tokens) => tokens.filter((token) => kept.has(token)),
    clear: async () => kept.clear(),
  };
}
