import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetEmbedded } from '../../src/platform/embeddedResponses';
import { useUsualDays } from '../../src/site/trust/useUsualDays';
import { clearDevice } from './deviceData';

afterEach(clearDevice);

const Days = ({ service }: { readonly service?: string }) => (
  <p>{`days: ${useUsualDays(service)}`}</p>
);

it.each([
  ['a service with enough closed cases', 'visa', { services: [{ id: 'visa', days: 6 }] }, '6'],
  ['another service', 'tour', { services: [{ id: 'visa', days: 6 }] }, 'undefined'],
  ['a response of another shape', 'visa', { services: [null, { id: 7 }] }, 'undefined'],
])('the usual days of %s are what the agency has measured', async (_, service, body, expected) => {
  forgetEmbedded();
  const answer = vi.fn(() => Promise.resolve(Response.json(body)));
  vi.stubGlobal('fetch', answer);
  render(<Days service={service} />);
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  expect(await screen.findByText(`days: ${expected}`)).toBeTruthy();
});

it('asks nothing where the service is not known', () => {
  const answer = vi.fn();
  vi.stubGlobal('fetch', answer);
  render(<Days />);
  expect(screen.getByText('days: undefined')).toBeTruthy();
  expect(answer).not.toHaveBeenCalled();
});
