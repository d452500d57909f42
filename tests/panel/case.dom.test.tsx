import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestableFields } from '../../src/definition/model/requested';
import { applicationIn } from '../../src/panel/applications/application';
import { useActivity } from '../../src/panel/applications/handling/Activity';
import { Case } from '../../src/panel/applications/reading/Case';
import { useShownAnswers } from '../../src/panel/applications/reading/useShownAnswers';
import { useColleagues } from '../../src/panel/applications/useColleagues';
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

it.each([
  [false, 1],
  [true, 0],
])('offers corrections on its own page only (pane: %s)', (isPane, count) => {
  render(<Whole isPane={isPane} />);
  expect(screen.getByText(/^Incomplete: entered without/u)).toBeDefined();
  for (const name of ['Complete it', 'Correct answers']) {
    expect(screen.queryAllByRole('button', { name })).toHaveLength(count);
  }
});
