/** The browser has begun to read a file by then. */
const READ_MS = 10_000;

/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
}

/** What is safe in the name of a file on every system; letters of every script stay. */
export const fileName = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/gu, '')
    .slice(0, 80);
