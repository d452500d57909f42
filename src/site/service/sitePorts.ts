import { deviceDay } from '../../definition/model/clock';
import { isLacking } from '../../definition/validate/lacking';
import { localiseShape } from '../../definition/language/localise';
import type { Service } from '../../definition/model/service';
import { issueLabel } from '../../definition/language/issueLabel';
import type { Ports, RefusedAnswer } from '../../engine/ports';
import { apiUrl } from '../../platform/readPageSettings';
import { backendHas } from '../../platform/api/capabilities';
import { loadOptions } from '../../platform/places/loadOptions';
import { closeNotice, showNotice } from '../../platform/snackbar/snackbarStore';
import { withTexts } from '../lazyPage';
import { isEntering, mayLack, setMayLack } from './entering';
import { setTitlePart } from '../base/usePageTitle';
import { postSubmission } from './postSubmission';

/** Returns the ports of a service's form: API, snackbar, the visitor's calendar. */
export function sitePorts(
  { id, version, form, sections, staff, tile }: Service,
  onRefused?: (issues: readonly RefusedAnswer[]) => void,
  isDraft = false,
): Ports {
  const entering = isEntering();
  const own = !entering && !isDraft;
  return {
    loadOptions,
    submit: async (visitors) => {
      if (isDraft) return (await rareParts()).refuseDraft();
      const submission = entering
        ? {
            ...visitors,
            request: { ...visitors.request, path: staff.list + (mayLack() ? '?incomplete=1' : '') },
          }
        : visitors;
      const shape = localiseShape(form, submission.language);
      // The sections as a whole have no label.
      const outcome = await postSubmission(submission, (path) =>
        path === sections?.field ? '' : issueLabel({ path }, shape),
      );
      if (outcome.kind !== 'refused') {
        // The next applicant may have everything.
        if (entering && outcome.kind === 'sent') setMayLack(false);
        if (own && outcome.kind === 'sent') {
          // Without it the request is not listed on this device; it has been sent all the same.
          import('./device').then(
            (part) => part.remember(tile.title, outcome, visitors),
            () => undefined,
          );
        }
        return outcome;
      }
      const refused = await (await rareParts()).refusedOf({ id, version }, outcome);
      // Afterwards: it may mount the form anew, which then begins where the refusal leads.
      onRefused?.(outcome.issues);
      return refused;
    },
    notify: showNotice,
    clearNotice: closeNotice,
    setTitle: setTitlePart,
    today: deviceDay,
    loadLinkOffer,
    loadPositionOffer,
    // An applicant's answers do not stay on a computer of the office, and are no visit to count.
    ...(!own && { drafts: 'tab' }),
    ...(entering && {
      offersCamera: true,
      mayLack: (...found) => mayLack() && isLacking(...found),
    }),
    ...(own && { loadTrustNote }),
    ...(own && backendHas('handOver') && { loadHandOver }),
    ...(own && { markChanged: async (...asked) => (await rareParts()).markChanged(id, ...asked) }),
    ...(own &&
      backendHas('dropOff') && {
        count: (events) => {
          const body = JSON.stringify({ service: id, version, events });
          const send = () => navigator.sendBeacon(COUNTS, new Blob([body], JSON_TYPE));
          // Nobody misses a count that is lost. A slow phone takes 20 ms for one, which the form does not wait for.
          if (navigator.onLine) setTimeout(send);
        },
      }),
  };
}

const rareParts = () => import('./rareParts');

/** The call in contract/dropOff, whose schemas no visitor needs. */
const COUNTS = apiUrl('client/counts/');
const JSON_TYPE = { type: 'application/json' };

/* Always the same functions, as useLazyPart asks. */
const loadLinkOffer = withTexts(['status', 'face'], () => import('../share/LinkOffer'));
const loadHandOver = withTexts('status', () => import('../handover/HandOver'));
const loadPositionOffer = withTexts('status', () => import('./PositionOffer'));
const loadTrustNote = withTexts(['face', 'reading'], () => import('../trust/TrustNote'));
