import { afterAll, afterEach } from 'vitest';
import { closePages, endFile } from './harness';

// Here, since this is run for each file, and the harness once for all files of a worker.
let testPath = '';
afterEach(async (context) => {
  testPath = context.task.file.filepath;
  await closePages(context);
});
afterAll(() => endFile(testPath));
