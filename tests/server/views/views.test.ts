import { expect, test } from 'vitest';
import type { ViewData } from '../../../src/contract/views';
import { startServer } from '../support/harness';
import { issuesOf } from '../support/scenario';
import { services } from '../submit/submission';
import { people } from '../users/people';

const server = await startServer();
const { as, colleague } = people(server);
const staff = as(await server.login());
const sara = await colleague({ role: 'reader' });
const [one, other] = services;

const add = (call: typeof staff, name: string, query: string, shared = false) =>
  call('POST', 'inbox_view/', { name, query, shared });
const views = async (call = staff) =>
  (await call('GET', 'inbox_view/')).json<{ data: ViewData[] }>().data;
const named = async (name: string, call = staff) =>
  (await views(call)).find((view) => view.name === name);

test('a list is saved for oneself, or for all colleagues, and audited if it is shared', async () => {
  expect((await add(staff, ' Mine ', 'status=new&page=&assignee=me')).statusCode).toBe(201);
  await add(staff, 'Ours', 'order=due', true);
  expect(await named('Mine')).toEqual({
    id: expect.any(String),
    name: 'Mine',
    query: 'status=new&assignee=me',
    shared: false,
    editable: true,
  });
  expect((await views(sara.call)).map(({ name, editable }) => [name, editable])).toEqual([
    ['Ours', false],
  ]);
  const { data } = (await staff('GET', 'audit/?action=viewCreated')).json<{ data: object[] }>();
  expect(data).toMatchObject([{ subject: 'Ours' }]);
});

test('it is changed and removed by who saved it, and by owners if it is shared', async () => {
  await add(sara.call, 'Late', 'due=overdue', true);
  await add(sara.call, 'Private', 'unread=1');
  const [ours, late, own] = [
    await named('Ours', sara.call),
    await named('Late'),
    await named('Private', sara.call),
  ];
  const change = { name: 'Overdue', query: 'due=overdue&order=due', shared: true };
  expect((await sara.call('PUT', `inbox_view/${ours!.id}/`, change)).statusCode).toBe(403);
  expect((await sara.call('DELETE', `inbox_view/${ours!.id}/`)).statusCode).toBe(403);
  expect((await staff('PUT', `inbox_view/${own!.id}/`, change)).statusCode).toBe(404);
  expect((await staff('PUT', `inbox_view/${late!.id}/`, change)).statusCode).toBe(200);
  expect(await named('Overdue', sara.call)).toMatchObject({ ...change, editable: true });
  expect((await sara.call('DELETE', `inbox_view/${late!.id}/`)).statusCode).toBe(200);
  expect(await named('Overdue')).toBeUndefined();
});

test('it is not shown to those who do not see its service', async () => {
  await add(staff, 'Of one', `service=${one!.id}`, true);
  await add(staff, 'Of another', `service=${other!.id}`, true);
  const worker = await colleague({ role: 'caseWorker', services: [one!.id] });
  const names = (await views(worker.call)).map(({ name }) => name);
  expect(names).toContain('Of one');
  expect(names).not.toContain('Of another');
});

test.each<[string, object, string]>([
  ['without a name', { name: ' ' }, 'name'],
  ['with a name that is too long', { name: 'x'.repeat(61) }, 'name'],
  ['with a filter that is unknown', { query: 'colour=red' }, 'query'],
  ['with a value that the list refuses', { query: 'due=never' }, 'query'],
  ['of a service that does not exist', { query: 'service=nobody' }, 'query'],
])('it is refused %s', async (_, wrong, field) => {
  const body = { name: 'a', query: '', shared: false, ...wrong };
  const response = await staff('POST', 'inbox_view/', body);
  expect(issuesOf(response).map(([name]) => name)).toEqual([field]);
});

test('each account has so many at most', async () => {
  const own = await colleague({ role: 'reader' });
  for (let index = 0; index < 30; index += 1) await add(own.call, `${index}`, '');
  expect(issuesOf(await add(own.call, 'one more', ''))).toEqual([['name', 'maxItems']]);
});
