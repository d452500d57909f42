import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestableFields } from '../../src/definition/model/requested';
import { applicationIn } from '../../src/panel/applications/application';
import { useActivity } from '../../src/panel/applications/handling/Activity';
import { Case } from '../../src/panel/applications/reading/Case';
import { useShownAnswers } from '../../src/panel/applications/reading/useShownAnswers';
import { useColleagues } from '../../src/panel/applications/useColleagues';
import { openActions } from '../../src/panel/layout/actions';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';
import { ANSWER } from './staffCards';

const missing = requestableFields(ANSWER.definition!).slice(0, 1);
const application = applicationIn({ ...ANSWER, incomplete: true, missing })!;

function Whole({ isPane }: { readonly isPane: boolean }) {
  const shown = useShownAnswers(application);
  const activity = useActivity(application);
  const colleagues = useColleagues();
  return <Case {...{ application, shown, activity, colleagues, isPane }} onReload={vi.fn()} />;
}

beforeEach(() => {
  beginSession('secret', { id: '1', email: 'staff@example.com', rights: ['handleApplications'] });
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

it.each([true, false])('offers corrections and what else can be done (pane: %s)', (isPane) => {
  render(<Whole isPane={isPane} />);
  expect(screen.getByText(/^Incomplete: entered without/u)).toBeDefined();
  for (const name of ['Complete it', 'Correct answers']) {
    expect(screen.getByRole('button', { name })).toBeDefined();
  }
  const titles = openActions().map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(['Status', 'Assign to me', 'Status: In progress', 'Correct answers']),
  );
});

it('has keys on its page only, since beside the list they are those of the list', () => {
  const codes = () => openActions().flatMap(({ code }) => code ?? []);
  render(<Whole isPane />);
  expect(codes()).toEqual([]);
  cleanup();
  render(<Whole isPane={false} />);
  expect(codes()).toEqual(['KeyS', 'KeyA']);
});

it('opens a folded part again by a link to where the page already is', () => {
  render(<Whole isPane={false} />);
  const heading = screen.getByRole('button', { name: 'Reply' });
  const link = screen.getByRole('link', { name: 'Reply' });
  for (let times = 0; times < 2; times += 1) {
    fireEvent.click(heading);
    expect(heading.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(link);
    expect(heading.getAttribute('aria-expanded')).toBe('true');
  }
});
