/** Time after which the browser has started to read the file, so that its object URL can be revoked. */
const READ_MS = 10_000;

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
}

/** Replaces characters that are invalid in a file name on any system; keeps letters of all scripts. */
export const fileName = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/gu, '')
    .slice(0, 80);
