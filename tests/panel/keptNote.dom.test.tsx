import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readServices } from '../../scripts/vite/readServices';
import { ActivityCard } from '../../src/panel/applications/ActivityCard';
import { applicationIn } from '../../src/panel/applications/application';
import { keepEdit } from '../../src/panel/data/keptEdits';

const [definition] = readServices('schemas');
const application = applicationIn({ id: 'a1', readAt: null, definition })!;
const colleagues = { active: [], nameOf: (id: string) => id, nameAt: (email: string) => email };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('a note that was begun before an earlier one is taken up is kept, too', () => {
  keepEdit('application/a1', 'rang');
  render(
    <ActivityCard
      {...{ application, colleagues }}
      activity={[]}
      canAdd
      onAnswer={() => undefined}
    />,
  );
  const note = screen.getByLabelText<HTMLTextAreaElement>('New note');
  fireEvent.change(note, { target: { value: 'again' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue editing' }));
  expect(note.value).toBe('rang\nagain');
  // The button is gone.
  expect(document.activeElement).toBe(note);
});
