import type { ParseKeys } from 'i18next';
import type { FileKind } from '../../../definition/model/types/fieldType';
import { isPdf, type Prepared, SCAN_ACCEPT } from './admit';
import { shrink } from './shrink';
import type { PhotoNote } from './useAddPhotos';

/** How files of one type are chosen. */
interface FileRules {
  /** The types that the browser's file dialog offers. */
  readonly accept: string;
  /** Prepares a file for storing and sending. */
  readonly prepare: (file: File) => Promise<Prepared>;
  /** Returns the translation key of a text that differs between the types. */
  readonly text: (name: 'add' | 'addOne' | 'limit' | 'unnamed' | 'wrongType') => ParseKeys;
}

const PDF_HEAD = '%PDF-';
/** A mail gateway or a portal may have put something before it; the server looks as far. */
const PDF_HEAD_WITHIN = 1024;

/** Copies a PDF to memory, as it may be moved before it is sent, if it begins as one. */
async function readPdf(file: File): Promise<Prepared> {
  try {
    const bytes = await file.arrayBuffer();
    const head = new TextDecoder('latin1').decode(bytes.slice(0, PDF_HEAD_WITHIN));
    return head.includes(PDF_HEAD) ? new Blob([bytes], { type: 'application/pdf' }) : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

export const FILE_RULES: Readonly<Record<FileKind, FileRules>> = {
  photo: { accept: 'image/*', prepare: shrink, text: (name) => `form.photos.${name}` },
  pdf: {
    accept: 'application/pdf,.pdf',
    prepare: readPdf,
    text: (name) => `form.documents.${name}`,
  },
  scan: {
    accept: SCAN_ACCEPT,
    prepare: (file) => (isPdf(file) ? readPdf(file) : shrink(file)),
    text: (name) => `form.scans.${name}`,
  },
};

/** Returns the translation key of what is reported of a file. A document that cannot be read is none. */
export const noteText = (kind: FileKind, note: PhotoNote['kind']): ParseKeys =>
  note === 'wrongType' || (note === 'unreadable' && kind !== 'photo')
    ? FILE_RULES[kind].text('wrongType')
    : `form.photos.${note}`;
