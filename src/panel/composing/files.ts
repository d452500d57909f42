import type { ServiceFile } from '../../definition/model/service';
import { compactJson } from '../../lint/base/compactJson';
import { saveFile } from '../../platform/saveFile';

/** Downloads a document as it would be in schemas/services. */
export function exportDocument({ $schema: _, ...document }: ServiceFile): void {
  const text = `${compactJson({ $schema: '../service.schema.json', ...document })}\n`;
  saveFile(new Blob([text], { type: 'application/json' }), `${document.id}.json`);
}
