import { expect, test } from 'vitest';
import { mailEnv, openMailbox, partsOf } from '../messages/mailbox';
import { startServer, STAFF } from '../support/harness';
import { CONFIRMED, OTHER_PASSWORD, PASSWORD, people } from './people';

const mailbox = await openMailbox();
const server = await startServer({
  env: { ...mailEnv(mailbox), PUBLIC_URL: 'https://rega.example' },
});
const { as, colleague } = people(server);
const call = as(await server.login());

const owner = await colleague();
const kurdish = await colleague();
await call('PUT', `user/${kurdish.id}/`, { language: 'ku' });
const disabled = await colleague();
await call('PUT', `user/${disabled.id}/`, { disabled: true });
const reader = await colleague({ role: 'reader' });
// Each new account is told to the owners before it.
await mailbox.arrived(0 + 1 + 2 + 2);

test.each([
  [
    'a new account',
    'POST',
    'user/',
    { email: 'new@agency.example', password: PASSWORD },
    'A new account was created.',
    'new@agency.example',
    [],
  ],
  [
    'more rights',
    'PUT',
    `user/${reader.id}/`,
    { role: 'caseWorker' },
    'An account got more rights.',
    `${reader.email}: caseWorker`,
    [],
  ],
  [
    'a new password',
    'PUT',
    'reset_password/',
    { id: reader.id, password: OTHER_PASSWORD },
    'An account got a new password from a colleague.',
    reader.email,
    [],
  ],
  [
    'no second factor',
    'PUT',
    'reset_second_factor/',
    { id: reader.id },
    'The second step at login was removed from an account.',
    reader.email,
    [],
  ],
  [
    'a whole list',
    'POST',
    'application_export/?format=csv',
    {},
    'A list of requests was exported as a file.',
    'applications csv 0',
    [],
  ],
  [
    'another e-mail, also at the one before',
    'PUT',
    `user/${reader.id}/`,
    { email: 'other@agency.example' },
    'The e-mail address of an account was changed.',
    `${reader.email} → other@agency.example`,
    [reader.email],
  ],
] as const)('other owners are told of %s', async (_, method, path, body, said, subject, also) => {
  const before = mailbox.received.length;
  const response = await call(method, path, { ...body, ...CONFIRMED });
  expect([200, 201], response.body).toContain(response.statusCode);
  const to = [owner.email, kurdish.email, ...also];
  const mails = (await mailbox.arrived(before + to.length)).slice(before);
  expect(mails.map((mail) => mail.to[0]).toSorted()).toEqual(to.toSorted());
  const textTo = (email: string) => partsOf(mails.find((mail) => mail.to[0] === email)!).text;
  for (const part of [said, subject, STAFF.email, 'https://rega.example/8d_001pass/home/audit']) {
    expect(textTo(owner.email)).toContain(part);
  }
  expect(textTo(kurdish.email)).toMatch(/خاوەن|هەژمار|لیستێکی/u);
  expect(textTo(kurdish.email)).not.toContain(said);
});
