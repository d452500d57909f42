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
  /** Translation keys. */
  readonly words: Readonly<Record<'add' | 'addOne' | 'limit' | 'unnamed', ParseKeys>>;
  readonly notes: Readonly<Record<PhotoNote['kind'], ParseKeys>>;
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

/** The notes that are the same for files of all types. */
const NOTES = {
  added: 'form.photos.added',
  removed: 'form.photos.removed',
  tooLong: 'form.photos.tooLong',
  same: 'form.photos.same',
  tooMany: 'form.photos.tooMany',
} as const;

export const FILE_RULES: Readonly<Record<FileKind, FileRules>> = {
  photo: {
    accept: 'image/*',
    prepare: shrink,
    words: {
      add: 'form.photos.add',
      addOne: 'form.photos.addOne',
      limit: 'form.photos.limit',
      unnamed: 'form.photos.unnamed',
    },
    notes: {
      ...NOTES,
      wrongType: 'form.photos.notImage',
      tooLarge: 'form.photos.unreadable',
      unreadable: 'form.photos.unreadable',
    },
  },
  pdf: {
    accept: 'application/pdf,.pdf',
    prepare: readPdf,
    words: {
      add: 'form.documents.add',
      addOne: 'form.documents.addOne',
      limit: 'form.documents.limit',
      unnamed: 'form.documents.unnamed',
    },
    notes: {
      ...NOTES,
      wrongType: 'form.documents.notPdf',
      tooLarge: 'form.documents.tooLarge',
      unreadable: 'form.documents.notPdf',
    },
  },
  scan: {
    accept: SCAN_ACCEPT,
    prepare: (file) => (isPdf(file) ? readPdf(file) : shrink(file)),
    words: {
      add: 'form.scans.add',
      addOne: 'form.scans.addOne',
      limit: 'form.scans.limit',
      unnamed: 'form.documents.unnamed',
    },
    notes: {
      ...NOTES,
      wrongType: 'form.scans.wrong',
      tooLarge: 'form.documents.tooLarge',
      unreadable: 'form.scans.wrong',
    },
  },
};
