import type { SubmitRequest } from '../definition/payload/submitRequest';
import { ISSUE_CODES, type IssueCode } from '../definition/model/issue';
import type { NamedFile, RefusedAnswer } from './ports';

type Multipart = Extract<SubmitRequest, { readonly encoding: 'multipart' }>;

export function multipartOf({ parts }: Multipart, files: ReadonlyMap<string, NamedFile>): FormData {
  const body = new FormData();
  for (const part of parts) {
    if ('text' in part) body.append(part.name, part.text);
    else appendFile(body, part.name, files.get(part.file));
  }
  return body;
}

function appendFile(body: FormData, name: string, named: NamedFile | undefined): void {
  if (!named) throw new Error(`the file of ${name} is gone`);
  body.append(name, named.file, named.name);
}

interface ServerIssue {
  readonly name: string;
  readonly message: string;
  readonly code?: string | undefined;
  readonly limit?: string | number | undefined;
}

/** Returns an issue of the server: for a known code the message is ours, in the current language; else the server's. */
export function refusedAnswer({ name: path, message, code, limit }: ServerIssue): RefusedAnswer {
  if (!isIssueCode(code)) return { path, message };
  return { path, code, ...(limit !== undefined && { limit }) };
}

const isIssueCode = (code: string | undefined): code is IssueCode =>
  (ISSUE_CODES as readonly (string | undefined)[]).includes(code);
