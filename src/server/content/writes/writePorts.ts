import type { Storage } from '../../storage/storage';
import type { PicturePorts } from '../pictures/pictureRoutes';

/** The dependencies of content writes. */
export interface WritePorts extends PicturePorts {
  readonly storage: Pick<Storage, 'content' | 'audit' | 'applications'>;
  readonly now: () => Date;
}
