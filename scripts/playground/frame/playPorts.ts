import type { Service } from '../../../src/definition/service';
import type { Ports } from '../../../src/engine/ports';
import { portsFor } from '../../../src/site/service/ports';

/** A reference that the server never creates. */
const REFERENCE = 'RG-PLAY-TEST';

/**
 * Returns the site's ports, except that nothing is sent: the submission is shown beside the forms.
 */
export const playPorts = (service: Service): Ports => ({
  ...portsFor(service),
  setTitle: () => undefined,
  submit: (submission) => {
    window.parent.playPage?.sent(submission);
    return Promise.resolve({ kind: 'sent', reference: REFERENCE });
  },
});
