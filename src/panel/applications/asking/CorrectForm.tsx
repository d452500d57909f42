import { type RefObject, useMemo } from 'react';
import { answersVersion, correctionPath } from '../../../contract/requests';
import { issueLabel } from '../../../definition/language/issueLabel';
import { localiseShape } from '../../../definition/language/localise';
import { requestedService, withDependents } from '../../../definition/model/requested';
import { sameJson, type Values } from '../../../definition/model/values';
import { interpret } from '../../../definition/validate/interpret';
import { toJsonSchema } from '../../../definition/validate/toJsonSchema';
import { MuiFrameContext } from '../../../engine/MuiFrame';
import type { Outcome, Ports, Submission } from '../../../engine/ports';
import { multipartOf, refusedAnswer } from '../../../engine/sending';
import { type FormHandle, ServiceForm } from '../../../engine/ServiceForm';
import { ApiError } from '../../../platform/api/apiError';
import { MuiTheme } from '../../../platform/theme/MuiTheme';
import { useSession } from '../../../platform/api/sessionStore';
import { staffCall, type Stale, staleIn } from '../../data/staffCall';
import { STAFF_PORTS } from '../../data/staffForms';
import { panelLanguage } from '../../language/panelLanguage';
import type { StaffApplication } from '../application';

interface CorrectFormProps {
  readonly application: StaffApplication;
  readonly fields: readonly string[];
  /** Answers with which the form opens instead of the present ones. */
  readonly proposed: Values;
  readonly form: RefObject<FormHandle | null>;
  readonly onCorrected: () => void;
  /** Is called with what was typed when somebody else has changed the answers meanwhile. */
  readonly onStale: (stale: Stale, typed: Values) => void;
}

/** Renders the form of the chosen fields, with the present answers, in the account's language. */
export function CorrectForm({ application, fields, proposed, form, ...on }: CorrectFormProps) {
  const { onCorrected, onStale } = on;
  const { id, definition, answers, requests } = application;
  const version = answersVersion(requests);
  const user = useSession((session) => session.user?.id);
  const module = useMemo(() => {
    const names = withDependents(definition, fields);
    const before = { ...answers, ...proposed };
    const service = requestedService(definition, names, before, correctionPath(id, fields));
    const typedIn = (values: Values): Values =>
      Object.fromEntries(
        names.flatMap((name) =>
          sameJson(values[name], before[name]) ? [] : [[name, values[name]]],
        ),
      );
    return { service, validate: interpret(toJsonSchema(service.form)), typedIn };
  }, [definition, fields, answers, proposed, id]);
  const ports = useMemo((): Ports => {
    return {
      ...STAFF_PORTS,
      submit: async (submission) => {
        const shape = localiseShape(module.service.form, submission.language);
        try {
          const nameOf = (path: string) => issueLabel({ path }, shape);
          const outcome = await send(submission, { nameOf, version });
          // After the form has noted that it was sent, and dropped its draft.
          if (outcome.kind === 'sent') setTimeout(onCorrected);
          return outcome;
        } catch (error) {
          const stale = staleIn(error);
          const typed = module.typedIn(form.current?.flow.content().values ?? {});
          if (stale) setTimeout(() => onStale(stale, typed));
          throw error;
        }
      },
    };
  }, [module, version, form, onCorrected, onStale]);
  return (
    <MuiFrameContext value={MuiTheme}>
      <ServiceForm
        ref={form}
        module={module}
        language={panelLanguage()}
        ports={ports}
        // What was typed on other answers than these, or by another account in this tab, does not come back.
        subject={`correction-${user}-${id}-${version}-${fields.join()}-${JSON.stringify(proposed)}`}
      />
    </MuiFrameContext>
  );
}

async function send(
  { request, files, key }: Submission,
  options: NonNullable<Parameters<typeof staffCall>[3]>,
): Promise<Outcome> {
  const body = request.encoding === 'json' ? request.json : multipartOf(request, files);
  try {
    await staffCall('POST', request.path, body, { ...options, key });
    return { kind: 'sent', reference: undefined };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === undefined) return { kind: 'unreachable' };
    if (error.status !== 422) throw error;
    return { kind: 'refused', issues: error.errors.map(refusedAnswer) };
  }
}
