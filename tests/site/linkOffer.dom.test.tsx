import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkOffer } from '../../src/site/share/LinkOffer';

it('offers the link to open, for WhatsApp and as a QR code, with the token in the fragment only', async () => {
  const { unmount } = render(
    <LinkOffer link="the-token" reference="RG-2222-3333" receipt={false} />,
  );
  const [open, whatsapp] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(open).toMatch(/\/status#the-token$/u);
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/\?text=/u);
  // Both are printed, also while the code is folded on the screen.
  screen.getByText(/^http.*\/status#the-token$/u);
  const code = await screen.findByRole('img');
  // Three finder patterns and data: dark modules are drawn.
  expect(code.querySelector('path')?.getAttribute('d')?.split('M').length).toBeGreaterThan(200);
  unmount();
});
