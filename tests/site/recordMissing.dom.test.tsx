import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '../../src/platform/language/i18n';
import { RecordMissing } from '../../src/site/lists/RecordMissing';

beforeAll(() => startI18n('en'));
afterEach(cleanup);

const reload = vi.fn();

it.each([
  [true, 'Gone', 0],
  [false, 'shell.contentFailed', 1],
])('offers to try again only what may be there (missing: %s)', (isMissing, text, buttons) => {
  const content = { state: 'failed', isMissing, reload } as const;
  render(<RecordMissing text="Gone" all={{ href: '/blogs', words: 'All' }} content={content} />);
  screen.getByText(text);
  expect(screen.queryAllByRole('button')).toHaveLength(buttons);
});
