import { randomBytes } from 'node:crypto';

export interface TestPart {
  readonly name: string;
  readonly content: string | Buffer;
  /** Makes the part a file. */
  readonly filename?: string;
  readonly type?: string;
  /** Further header lines of the part. */
  readonly headers?: readonly string[];
}

export interface TestBody {
  readonly headers: { readonly 'content-type': string };
  readonly payload: Buffer;
}

/** Builds a multipart body byte by byte, so that a test can make it as wrong as it needs. */
export function multipartBody(parts: readonly TestPart[]): TestBody {
  const boundary = `----test${randomBytes(8).toString('hex')}`;
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n${headOf(part).join('\r\n')}\r\n\r\n`),
    Buffer.from(part.content),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

function headOf({ name, filename, type, headers = [] }: TestPart): string[] {
  const file = filename === undefined ? '' : `; filename="${filename}"`;
  return [
    `Content-Disposition: form-data; name="${name}"${file}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...headers,
  ];
}
