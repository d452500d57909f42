import type { RecordFieldType } from './recordTable';
import { filesContent } from './files';
import { unlessEmpty } from './formatted';
import { plainTextSchema } from './stringField';

/** A path on this site or below the API's base: pages load no pictures from hosts that would learn who views them. */
const PICTURE = String.raw`^(?:\/(?![/\\]))?(?:[\w.~!$&()*+,;=@%-]+\/)*[\w.~!$&()*+,;=@%-]+$`;

/** A picture of a record. Several are a list of pictures. */
export const image: RecordFieldType<'image'> = {
  is: ({ widget }) => widget === 'image',
  schema: (field) => ({ ...plainTextSchema(field), ...unlessEmpty({ pattern: PICTURE }) }),
  describe: (_, value) => filesContent(value === '' ? [] : [value]),
};
