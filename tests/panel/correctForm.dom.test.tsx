import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wantWords } from '../../src/platform/language/languageStore';
import { CorrectForm } from '../../src/panel/applications/correct/CorrectForm';
import { beginSession } from '../../src/platform/session/sessionStore';
import { application } from './staffCards';

it('shows another account in the same tab nothing of what was typed', async () => {
  await wantWords('form');
  const open = () =>
    render(
      <CorrectForm
        application={application}
        fields={['surname']}
        onCorrected={() => undefined}
        onStale={() => undefined}
      />,
    );
  open();
  const input = await screen.findByRole('textbox');
  fireEvent.change(input, { target: { value: 'Typed' } });
  fireEvent.blur(input);
  await act(async () => cleanup());
  beginSession('other', { id: '2', email: 'b@example.com' });
  open();
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('');
});
