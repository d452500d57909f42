import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PositionOffer } from '../../src/site/service/PositionOffer';
import { loadTexts, showLanguage } from '../../src/platform/language/languageStore';

// jsdom has none.
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

/** Renders the offer on a device with this location, or with a reason why there is none. */
async function open(answer: { latitude: number; longitude: number } | { code: number }) {
  await showLanguage('en');
  await loadTexts('status');
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found, failed) =>
    'code' in answer
      ? failed?.(answer as GeolocationPositionError)
      : found({ coords: answer } as GeolocationPosition),
  );
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
  const onChange = vi.fn<(value: string) => void>();
  const view = render(<PositionOffer value={undefined} onChange={onChange} />);
  const press = () =>
    userEvent.setup().click(view.getByRole('button', { name: 'Use my location' }));
  return { ...view, press, onChange, getCurrentPosition };
}

it('takes the location of the device only on a press, with six decimals', async () => {
  const { press, onChange, getCurrentPosition, getByRole } = await open({
    latitude: 36.19112345678,
    longitude: -0.0000001,
  });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await press();
  expect(onChange.mock.calls).toEqual([['36.191123,0']]);
  expect(getByRole('status').textContent).toBe('Your location was entered.');
});

it.each([
  [1, /did not share its location/u],
  [3, /could not find its location/u],
])('says why the device gave no location (%s)', async (code, words) => {
  const { press, onChange, getByRole } = await open({ code });
  await press();
  expect(getByRole('status').textContent).toMatch(words);
  expect(onChange).not.toHaveBeenCalled();
});
