import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Composed } from '../../src/contract/composing';
import { PublishDialog } from '../../src/panel/composing/PublishDialog';
import { StateChips } from '../../src/panel/composing/StateChips';
import type { ServiceDraft } from '../../src/panel/composing/useServiceDraft';
import { beginSession } from '../../src/platform/api/sessionStore';
import { translation } from '../server/composing/translation';
import { allLists, shared } from './designerServices';

const parts = { shared, lists: allLists, names: [], contents: [] };

afterEach(cleanup);

/** Opens the dialog for a draft with a time. Returns the writes that were made. */
function open(publishAt: string) {
  beginSession('token', { id: '1', email: 'naz@example.com' });
  const line = { publishAt, state: 'draft', failedAt: null };
  const composed = { line, published: null, file: null, draft: { document: { id: 'a' } } };
  const write = vi.fn<ServiceDraft['write']>(async () => {
    return { now: composed as unknown as Composed };
  });
  const document = translation();
  const draft = { composed, document, write, open: vi.fn() } as unknown as ServiceDraft;
  const close = vi.fn();
  render(<PublishDialog {...{ id: 'a', draft, parts, issues: [] }} onClose={close} />);
  return { close, writes: () => write.mock.calls };
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const choose = async (day: string) => {
  const input = await screen.findByLabelText('Publish on', { selector: 'input' });
  fireEvent.change(input, { target: { value: day } });
  fireEvent.blur(input);
};

it('saves the day on which a draft is published, and publishes nothing', async () => {
  const { close, writes } = open('');
  await choose('2999-12-14');
  await press('Publish at this time');
  const body = { document: { id: 'a' }, at: '2999-12-14' };
  expect(writes()).toEqual([['PUT', 'composing/a/draft/', body]]);
  expect(close).toHaveBeenCalled();
});

it('removes the time alone, or publishes the draft before it', async () => {
  const { writes } = open('2999-12-14 09:00');
  screen.getByRole('button', { name: 'Publish at this time' });
  await choose('');
  await press('Only remove the time');
  await press('Publish');
  expect(writes().map(([method, path, body]) => [method, path, body])).toEqual([
    ['PUT', 'composing/a/draft/', { document: { id: 'a' }, at: '' }],
    ['POST', 'composing/a/publish/', { lacksLanguages: false }],
  ]);
});

it('lists the time of a draft, and that it was not published', () => {
  const line = { state: 'published', hasDraft: true, publishAt: '2999-12-14', failedAt: null };
  const { rerender } = render(<StateChips line={line as never} />);
  screen.getByText('Draft for 14 Dec 2999');
  rerender(<StateChips line={{ ...line, publishAt: '', failedAt: '2999-12-14' } as never} />);
  screen.getByText('Draft not published');
});
