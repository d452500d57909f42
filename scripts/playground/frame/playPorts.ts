import type { Service } from '../../../src/definition/model/service';
import type { Ports } from '../../../src/engine/ports';
import { sitePorts } from '../../../src/site/service/sitePorts';

/** A reference that the server never creates. */
const REFERENCE = 'RG-PLAY-TEST';

/**
 * Returns the site's ports, except that nothing is sent: the submission is shown beside the forms.
 */
export const playPorts = (service: Service): Ports => ({
  ...sitePorts(service),
  setTitle: () => undefined,
  submit: (submission) => {
    window.parent.playPage?.sent(submission);
    return Promise.resolve({ kind: 'sent', reference: REFERENCE });
  },
});
