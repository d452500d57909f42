// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite } from '../platform/apiServer';
import { NEW_STATUS } from './statusData';

let api: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  api = await openSite('status');
  await (await import('../../src/platform/language/languageStore')).loadTexts('face');
});
afterAll(() => api.stop());

const STATUS = {
  ...NEW_STATUS,
  usualDays: 4,
  documents: [
    {
      item: 'a',
      name: ['', '', 'Bank statement'],
      help: null,
      state: 'needed',
      isAsked: true,
      reason: '',
      expiresOn: null,
      files: 0,
      form: null,
    },
  ],
  money: { open: [{ currency: 'USD', amount: 5000 }], receipts: [] },
  steps: [
    { name: ['', '', 'New'], state: 'now' },
    { name: ['', '', 'At the embassy'], state: 'next' },
  ],
};

it('shows how the application goes on, and offers the link with the token in the fragment only', async () => {
  api.respond({ status: 200, body: STATUS });
  const { LinkOffer } = await import('../../src/site/share/LinkOffer');
  const { unmount } = render(
    <LinkOffer link="the-token" reference="RG-2222-3333" receipt={false} />,
  );
  const [open, whatsapp] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(open).toMatch(/\/status#the-token$/u);
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/\?text=/u);
  // Both are printed, also while the code is folded on the screen.
  screen.getByText(/^http.*\/status#the-token$/u);
  await screen.findByText('At the embassy');
  screen.getByText('This usually takes 4 days.');
  screen.getByText(/Bank statement$/u);
  screen.getByText('$50');
  const code = await screen.findByRole('img');
  // Three finder patterns and data: dark modules are drawn.
  expect(code.querySelector('path')?.getAttribute('d')?.split('M').length).toBeGreaterThan(200);
  unmount();
});
