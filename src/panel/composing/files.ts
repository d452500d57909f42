import type { ServiceFile } from '../../definition/model/service';
import { compactJson } from '../../lint/base/compactJson';
import { saveFile } from '../../platform/saveFile';

/** Returns the text of a document as it would be in schemas/services. */
export const exportedText = ({ $schema: _, ...document }: ServiceFile): string =>
  `${compactJson({ $schema: '../service.schema.json', ...document })}\n`;

/** Downloads a document as a file. */
export function exportDocument(document: ServiceFile): void {
  const file = new Blob([exportedText(document)], { type: 'application/json' });
  saveFile(file, `${document.id}.json`);
}
