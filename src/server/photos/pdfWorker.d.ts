// The worker has no types; importing it makes the library run it in this thread.
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
