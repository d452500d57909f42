import { type Issue, issueAt } from '../../definition/model/issue';
import { prune } from '../../definition/validate/prune';
import type { Values } from '../../definition/model/values';
import type { CatalogueEntry } from '../catalogue';
import { publishedRecord } from '../content/readContent';
import type { RoutePorts } from '../routePorts';

/**
 * Reports answers that name a record of content (`source.content`) which visitors are not shown, such as one that staff
 * have removed since the form was opened, or which may not be chosen with another answer.
 */
export async function unlistedRecords(
  { shape }: Pick<CatalogueEntry, 'shape'>,
  values: Values,
  { index, kinds }: Pick<RoutePorts, 'index' | 'kinds'>,
): Promise<readonly Issue[]> {
  const fields = Object.entries(shape.properties).flatMap(([name, field]) => {
    const source = 'source' in field ? field.source : undefined;
    const [kindOf, id = '', , under] = source?.options?.split('/') ?? [];
    return kindOf === 'content' ? [{ name, id, under, parent: source?.dependsOn }] : [];
  });
  const given = fields.length > 0 ? prune(shape, values) : {};
  const issues = fields.map(async ({ name, id, under, parent }) => {
    const [answer, beside] = [given[name], parent === undefined ? undefined : given[parent]];
    const kind = kinds.find((one) => one.id === id);
    if (typeof answer !== 'string' || !kind) return [];
    const record = await publishedRecord(kind, index, answer);
    if (!record) return [issueAt([name], 'unlisted')];
    const isOffered = under === undefined || beside === undefined || record[under] === beside;
    return isOffered ? [] : [issueAt([name], 'choice')];
  });
  return (await Promise.all(issues)).flat();
}
