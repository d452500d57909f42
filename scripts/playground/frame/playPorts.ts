import type { Service } from '../../../src/definition/service';
import type { Ports } from '../../../src/engine/ports';
import { portsFor } from '../../../src/site/service/ports';

/** No call of ours has a reference like this. */
const REFERENCE = 'RG-PLAY-TEST';

/** The outside world as the site has it, but that nothing is sent: it is shown beside the forms. */
export const playPorts = (service: Service): Ports => ({
  ...portsFor(service),
  setTitle: () => undefined,
  submit: (submission) => {
    window.parent.playPage?.sent(submission);
    return Promise.resolve({ kind: 'sent', reference: REFERENCE });
  },
});
