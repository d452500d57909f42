import type { FastifyRequest } from 'fastify';
import { type Issue, issueAt } from '../../definition/issue';
import { isRecord, type Values } from '../../definition/values';
import { Refusal } from '../http/refusal';
import type { PhotoFolder } from '../photos/folder';
import { readMultipart } from '../submit/multipart';
import { isStorable } from '../submit/texts';

/** What is known of a field of a body: a text with a longest length, or yes or no. */
type Kind = { readonly most: number } | 'yesNo';

type Fields<K extends Record<string, Kind>> = {
  readonly [N in keyof K]?: K[N] extends 'yesNo' ? boolean : string;
};

const noFiles = (): boolean => false;

/**
 * The fields of a body, JSON or form data. A name that is not among the known ones is refused, and so
 * is a value of another kind; yes or no is also taken as the text that form data makes of it.
 * @throws Refusal 400, 413, 415 or 422
 */
export async function readFields<K extends Record<string, Kind>>(
  request: FastifyRequest,
  folder: PhotoFolder,
  kinds: K,
): Promise<Fields<K>> {
  const body = await readRecord(request, folder);
  const issues: Issue[] = [];
  const fields: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(body)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    const read = kind === 'yesNo' ? yesNo(value) : value;
    const fault = kind ? faultOf(read, kind) : 'unknown';
    if (fault === 'maxLength' && typeof kind === 'object') {
      issues.push(issueAt([name], fault, kind.most));
    } else if (fault) issues.push(issueAt([name], fault));
    else fields[name] = read as string | boolean;
  }
  if (issues.length > 0) throw Refusal.ofIssues(issues);
  return fields as Fields<K>;
}

async function readRecord(request: FastifyRequest, folder: PhotoFolder): Promise<Values> {
  if (request.isMultipart()) return (await readMultipart(request, noFiles, folder)).texts;
  if (!isRecord(request.body)) throw Refusal.ofIssues([issueAt([], 'type')]);
  return request.body;
}

const TEXTS: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  false: false,
  '0': false,
};

const yesNo = (value: unknown): unknown =>
  typeof value === 'string' && Object.hasOwn(TEXTS, value) ? TEXTS[value] : value;

function faultOf(value: unknown, kind: Kind) {
  if (kind === 'yesNo') return typeof value === 'boolean' ? undefined : 'type';
  if (typeof value !== 'string') return 'type';
  if ([...value].length > kind.most) return 'maxLength';
  return isStorable(value) ? undefined : 'pattern';
}
