import { cleanup, render, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RecordMissing } from '../../src/site/lists/RecordMissing';
afterEach(cleanup);

const reload = vi.fn();

it.each([
  [true, 'Gone', 0],
  // The texts may be loaded by now.
  [false, /^(?:shell.contentFailed|This part could not be loaded.)$/u, 1],
])('offers to try again only what may be there (missing: %s)', (isMissing, text, buttons) => {
  const content = { state: 'failed', isMissing, reload } as const;
  const { container } = render(
    <RecordMissing text="Gone" all={{ href: '/blogs', text: 'All' }} content={content} />,
  );
  within(container).getByText(text);
  expect(within(container).queryAllByRole('button')).toHaveLength(buttons);
});
