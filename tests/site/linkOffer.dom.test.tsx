import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkOffer } from '../../src/site/status/LinkOffer';

it('offers the link to open, for WhatsApp and as a QR code, with the token in the fragment only', async () => {
  const { container, unmount } = render(
    <LinkOffer link="the-token" reference="RG-2222-3333" receipt={false} />,
  );
  const [open, whatsapp] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(open).toMatch(/\/status#the-token$/u);
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/\?text=/u);
  const details = container.querySelector('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const code = await screen.findByRole('img');
  // Three finder patterns and data: dark modules are drawn.
  expect(code.querySelector('path')?.getAttribute('d')?.split('M').length).toBeGreaterThan(200);
  unmount();
});
