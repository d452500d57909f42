import type { FastifyRequest } from 'fastify';
import { type ContentCall, type ContentKind, pathOf } from '../../definition/content';
import { queryOf } from '../http/query';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/routes';
import type { Contents } from '../storage/storage';
import { shapedAnswer } from './answers';
import { readDocument } from './kinds';
import { toReadRecord } from './records';

/** The reads of each kind, for everybody and for staff (paper 2, section 7). */
export function contentRoutes(kinds: readonly ContentKind[], contents: Contents): readonly Route[] {
  return kinds.flatMap((kind) => {
    const read = reader(kind, contents);
    const publicRoutes = kind.calls.public.map((call): Route => ({
      ...{ method: 'GET', path: pathOf(call) },
      handle: (request, reply) => {
        reply.header('cache-control', 'no-cache');
        return read(call, request, kind.many ? 'all' : 'one');
      },
    }));
    const staffRoutes = kind.calls.staff.map((call): Route => ({
      ...{ method: 'GET', path: pathOf(call), staff: true },
      handle: (request) => read(call, request, 'all'),
    }));
    return [...publicRoutes, ...staffRoutes];
  });
}

/** Answers the reads of one kind; `bare` is what a path without {id} or shape answers. */
function reader(kind: ContentKind, contents: Contents) {
  return async (call: ContentCall, { params, query }: FastifyRequest, bare: 'one' | 'all') => {
    if (pathOf(call).includes('{id}')) {
      const found = await contents.read(kind.id, idOf(params));
      if (!found) throw Refusal.of(404, 'notFound');
      return toReadRecord(kind, found);
    }
    const records = (await contents.list(kind.id)).map((record) => toReadRecord(kind, record));
    if (typeof call !== 'string') {
      return shapedAnswer(records, { kind, call, query: queryOf(query) });
    }
    return bare === 'all' ? records : (records[0] ?? readDocument(kind.fields, {}));
  };
}

/** Ids are made of these only; nothing else reaches the store. */
function idOf(params: unknown): string {
  const { id } = params as { id: string };
  if (!/^[\w-]{1,64}$/u.test(id)) throw Refusal.of(404, 'notFound');
  return id;
}
