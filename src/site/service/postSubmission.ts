import { DOUBT_HEADER } from '../../contract/proof';
import { isRecord } from '../../definition/model/values';
import { KEY_HEADER } from '../../definition/payload/keyHeader';
import type { Outcome, RefusedAnswer, Submission } from '../../engine/ports';
import { multipartOf, refusedAnswer } from '../../engine/sending';
import { backendHas } from '../../platform/api/capabilities';
import { ApiError, asksForProof } from '../../platform/api/apiError';
import { call } from '../../platform/api/call';
import type { CallOptions } from '../../platform/api/callOptions';
import type { NameOf } from '../../platform/api/errorCatalogue';
import { upload } from '../../platform/api/upload';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';

/** Statuses that refuse the answers themselves, so that a retry is useless. */
const REFUSED: ReadonlySet<number> = new Set([400, 409, 413, 415, 422]);

/** Sends an application. Rejects if the server failed, so that it can be retried. */
export async function postSubmission(
  submission: Submission,
  nameOf: NameOf,
  headers?: CallOptions['headers'],
): Promise<Outcome> {
  try {
    return sentIn(await transmitProved(submission, nameOf, headers));
  } catch (error) {
    if (error instanceof ApiError && error.status === undefined) return { kind: 'unreachable' };
    const issues = refusalsIn(error);
    if (issues.length === 0) throw error;
    return { kind: 'refused', issues };
  }
}

/** Sends it once more, with the proof of work, if the server asks for one. */
async function transmitProved(...sent: Parameters<typeof transmit>): Promise<unknown> {
  try {
    return await transmit(...sent);
  } catch (error) {
    if (!(error instanceof ApiError) || !asksForProof(error)) throw error;
    const { proofOf } = await import('./solveProof');
    const [submission, nameOf, headers] = sent;
    return transmit(submission, nameOf, { ...headers, ...(await proofOf(error.body)) });
  }
}

function transmit(
  submission: Submission,
  nameOf: NameOf,
  more: CallOptions['headers'],
): Promise<unknown> {
  const { request, files, key, language, quiet, isDoubtful, onProgress } = submission;
  const options: CallOptions = {
    headers: {
      [KEY_HEADER]: key,
      'Content-Language': LANGUAGE_FACTS[language].tag,
      ...(isDoubtful && backendHas('proofs') && { [DOUBT_HEADER]: '1' }),
      ...more,
    },
    nameOf,
    quiet,
  };
  return request.encoding === 'json'
    ? call('POST', request.path, { ...options, body: request.json })
    : upload(request.path, multipartOf(request, files), { ...options, onProgress });
}

function sentIn(response: unknown): Extract<Outcome, { readonly kind: 'sent' }> {
  const { reference, receipt, link } = isRecord(response) ? response : {};
  return {
    kind: 'sent',
    reference: typeof reference === 'string' ? reference : undefined,
    ...(receipt === true && { receipt }),
    ...(typeof link === 'string' && link !== '' && { link }),
  };
}

function refusalsIn(error: unknown): RefusedAnswer[] {
  if (!(error instanceof ApiError) || !REFUSED.has(error.status ?? 0)) return [];
  return error.errors.map(refusedAnswer);
}
