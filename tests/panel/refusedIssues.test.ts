import { expect, test } from 'vitest';
import { refusedIssues } from '../../src/panel/composing/issueTexts';
import { ApiError } from '../../src/platform/api/apiError';

const refused = (...[errors, body]: [ApiError['errors'], object?]) =>
  refusedIssues(new ApiError({ method: 'POST', address: '' }, 422, errors, {}, body));

test('what only the server refuses is described by its code, or by its message', () => {
  const issue = { at: '/page/component', problem: 'only a file', fix: 'remove it' };
  expect(refused([], { issues: [{ ...issue, code: 'fileOnly' }, issue] })).toEqual([
    {
      at: '/page/component',
      level: 'error',
      words: 'Only a service that came with the program can have this.',
      detail: 'only a file: remove it',
    },
    expect.objectContaining({ words: 'This part does not work as it is.' }),
  ]);
  expect(refused([{ name: 'route', message: 'taken: /x', code: 'routeTaken' }])).toEqual([
    { at: '/route', level: 'error', words: 'taken: /x', detail: '' },
  ]);
});
