import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createDrafts, type FormDraft, draftName } from '../../src/engine/flow/draft';
import { DraftLine, TopContext } from '../../src/site/service/DraftLine';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const keep = (draft: Partial<FormDraft>) =>
  createDrafts(localStorage, draftName('tours', '101')).save({
    key: 'a',
    step: 0,
    values: { name: 'Dana' },
    unsaved: {},
    savedAt: Date.now(),
    ...draft,
  });

function Page({ subject, onContinue }: { subject: string; onContinue: () => void }) {
  const [top, setTop] = useState<HTMLElement | null>(null);
  return (
    <TopContext value={top}>
      <header ref={setTop} />
      <DraftLine service="tours" subject={subject} onContinue={onContinue} />
    </TopContext>
  );
}

it.each([
  ['what is begun', {}, 'draft.unfinishedGo'],
  ['what was never sent', { unsent: 'line' as const }, 'draft.unsentGo'],
])('tells at the top of %s and leads there, once', async (_, draft, name) => {
  keep(draft);
  const onContinue = vi.fn();
  const { container } = render(<Page subject="101" onContinue={onContinue} />);
  const line = await screen.findByRole('status');
  expect(container.querySelector('header')?.contains(line)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onContinue).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
});

it('says nothing where there is no draft of this very form', () => {
  keep({});
  render(<Page subject="102" onContinue={() => undefined} />);
  expect(screen.queryByRole('status')).toBeNull();
});
