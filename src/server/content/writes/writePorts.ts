import type { Storage } from '../../storage/storage';
import type { PicturePorts } from '../pictures/pictureRoutes';

/** What writing content needs of the house. */
export interface WritePorts extends PicturePorts {
  readonly storage: Pick<Storage, 'content' | 'audit'>;
  readonly now: () => Date;
}
