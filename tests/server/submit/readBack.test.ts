import { describe, expect, test } from 'vitest';
import { figure, proves } from '../../requirements/figure';
import { startServer } from '../support/harness';
import { readPath } from '../support/picks';
import { sampleRequest, services } from './submission';

const { app, login } = await startServer();
const staff = await login();

interface Sent {
  readonly id: string;
  readonly reference: string;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;
const READING = ['GET', 'HEAD'] as const;
const WRITING = ['PUT', 'PATCH', 'DELETE'] as const;

const ids = new Set<string>();
const tally = { asked: 0, open: 0 };

describe("a visitor's submission", proves('R15'), () => {
  test.each(services.map((one) => [one.id, one] as const))(
    '%s is read back by nobody',
    async (_, service) => {
      const response = await app.inject(await sampleRequest(service));
      expect(response.json()).toEqual({
        reference: expect.stringMatching(/^RG-/u),
        link: expect.stringMatching(/^[\w-]{43}$/u),
      });
      expect(response.headers).not.toHaveProperty('location');
      expect(response.headers).not.toHaveProperty('set-cookie');
      const list = await app.inject({ url: `/api/${service.staff.list}`, headers: staff });
      const { id, reference } = list.json<{ data: Sent[] }>().data[0]!;
      expect(id).toMatch(UUID);
      ids.add(id);
      const names = [id, reference, reference.toLowerCase(), '1', '0'];
      const { path } = service.submit;
      const urls = names.flatMap((name) => [
        ...[path, service.staff.list, 'application/', 'client/application/', 'client/'].map(
          (before) => `${before.replace(/\/?$/u, '/')}${name}/`,
        ),
        readPath(service, name),
        `application_export/?format=csv&search=${name}`,
        `application/?search=${name}`,
        `${service.staff.list}?id=${name}`,
        `client/?reference=${name}`,
      ]);
      for (const url of urls) {
        for (const method of [...READING, ...WRITING]) {
          const response = await app.inject({ method, url: `/api/${url}` });
          const refusals = READING.some((one) => one === method) ? [] : [405];
          expect([401, 403, 404, ...refusals], `${method} ${url}`).toContain(response.statusCode);
          tally.asked += 1;
          if (response.statusCode < 400) tally.open += 1;
        }
      }
    },
  );

  test('cannot be read back', (context) => {
    expect(ids.size).toBe(services.length);
    expect(tally.asked).toBeGreaterThan(services.length);
    expect(tally.open).toBe(0);
    const sent = `${services.length} services answer a reference alone`;
    figure(context, 'R15', `${sent}; ${tally.asked} attempts, ${tally.open} answered`);
  });
});
