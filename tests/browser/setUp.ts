import { afterAll, afterEach, beforeAll } from 'vitest';
import { closePages, launch, quit } from './harness';

// Here, since this is run for each file, and the harness once for all files of a worker.
let testPath = '';
beforeAll(launch);
afterEach(async (context) => {
  testPath = context.task.file.filepath;
  await closePages(context);
});
afterAll(() => quit(testPath));
