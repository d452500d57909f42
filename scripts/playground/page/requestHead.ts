import { LANGUAGE_FACTS } from '../../../src/definition/language/languageFacts';
import { KEY_HEADER } from '../../../src/definition/payload/keyHeader';
import type { SubmitRequest } from '../../../src/definition/payload/submitRequest';
import type { Language } from '../../../src/definition/model/text';
import { apiUrl } from '../../../src/platform/readPageSettings';

/** Formats method, URL and headers of a submission, one line each. */
export function requestHead(request: SubmitRequest, key: string, language: Language): string[] {
  const { tag } = LANGUAGE_FACTS[language];
  const type = request.encoding === 'json' ? 'application/json' : 'multipart/form-data';
  return [
    `POST ${apiUrl(request.path)}`,
    `Accept-Language: ${tag}`,
    `Content-Language: ${tag}`,
    `Content-Type: ${type}`,
    `${KEY_HEADER}: ${key}`,
  ];
}

/** Describes a file: "passport.jpg, 12 kB, image/jpeg". */
export function fileWords(
  file: { readonly file: Blob; readonly name: string } | undefined,
): string {
  if (!file) return 'a photo that was removed';
  const { size, type } = file.file;
  return [file.name, `${Math.max(1, Math.round(size / 1000))} kB`, type].join(', ');
}
