import type { ParseKeys } from 'i18next';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Issue } from '../../definition/model/issue';
import type { Language } from '../../definition/model/text';
import { issueWords } from '../../definition/language/issueWords';
import { codeOf } from '../errorCode';
import { readerLanguage } from './request';
import { NoHost } from '../storage/lostConnection';
import { BARE_HEADERS } from './headers';
import { awayForNow } from './patientRevision';
import { type HttpCode, HttpRefusal } from './refusal';
import type { Translations } from './translations';

/** The codes of errors that Fastify and its plugins raise, by status. */
const BY_STATUS: Readonly<Record<number, HttpCode>> = {
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'tooSlow',
  413: 'tooLarge',
  414: 'tooLarge',
  415: 'wrongType',
  429: 'tooMany',
  431: 'tooLarge',
};

/** A disk, a quota or a database's disk that has filled since the request was let in. */
const FULL = /^(?:ENOSPC|EDQUOT|SQLITE_FULL.*|53100)$/u;

/** Turns every error of every route into name and message pairs; nothing of an internal error is shown. */
export function handleErrors(app: FastifyInstance, words: Translations): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    // 503 is a refusal of ours, and not a failure.
    if (refusal.status >= 500 && refusal !== error) request.log.error({ err: error }, 'unhandled');
    return respond(refusal, request, reply, words);
  });
}

/** Answers errors that occur before a route is found, such as a URL that cannot be decoded. */
export const handleFrameworkError =
  (words: Translations) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    respond(toRefusal(error), request, reply.headers(BARE_HEADERS), words);
  };

export function toRefusal(error: unknown): HttpRefusal {
  if (error instanceof HttpRefusal) return error;
  // Another program has written for longer than the server waits (storage/groupCommit).
  if (String(codeOf(error)).startsWith('SQLITE_BUSY')) {
    return HttpRefusal.later('overloaded');
  }
  if (error instanceof NoHost) return awayForNow();
  if (FULL.test(String(codeOf(error)))) return HttpRefusal.later('full');
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (!(status >= 400 && status < 500)) return HttpRefusal.of(500, 'server');
  // What nobody may see does not exist for them.
  if (status === 403) return HttpRefusal.of(404, 'notFound');
  return HttpRefusal.of(status, BY_STATUS[status] ?? 'malformed');
}

function respond(
  refusal: HttpRefusal,
  request: FastifyRequest,
  reply: FastifyReply,
  words: Translations,
): FastifyReply {
  return reply
    .code(refusal.status)
    .headers({ 'cache-control': 'no-store', vary: 'accept-language', ...refusal.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusalBody(refusal, readerLanguage(request.headers), words)));
}

/** Only limits in time know how long they last. */
const textOf = ({ code, limit }: HttpRefusal['issues'][number]): string =>
  code === 'tooMany' && limit !== undefined ? 'tooManyMinutes' : code;

/** Returns the body of a refusal: one name and message pair for each field. */
export function refusalBody(refusal: HttpRefusal, language: Language, words: Translations) {
  const { issues, shapes, more } = refusal;
  const say = (issue: (typeof issues)[number]): string => {
    const translate = words[language];
    return shapes
      ? issueWords(issue as Issue, shapes[language], translate, language)
      : translate(`errors.${textOf(issue)}` as ParseKeys, {
          limit: issue.limit,
          label: translate('errors.ask.this'),
        });
  };
  return {
    errors: issues.map((issue) => ({
      name: issue.path,
      message: say(issue),
      code: issue.code,
      ...(issue.limit !== undefined && { limit: issue.limit }),
    })),
    ...more,
  };
}
