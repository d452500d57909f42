import { useMemo } from 'react';
import { LINK_HEADER } from '../../contract/requests';
import { localiseShape } from '../../definition/language/localise';
import { issueLabel } from '../../definition/language/issueLabel';
import type { Service } from '../../definition/model/service';
import { interpret } from '../../definition/validate/interpret';
import { toJsonSchema } from '../../definition/validate/toJsonSchema';
import type { Ports } from '../../engine/ports';
import { EngineForm } from '../service/EngineForm';
import { postSubmission } from '../service/postSubmission';
import { sitePorts } from '../service/sitePorts';
// The operators of expressions, which any form may use.
import '../../definition/model/expression';

interface RequestFormProps {
  /** The id of the request; each request has a draft of its own. */
  readonly id: string;
  readonly form: Service;
  readonly link: string;
  readonly onAnswered: () => void;
}

/** The form of what staff ask for: the fields that they named, with the answers so far. */
export function RequestForm({ id, form, link, onAnswered }: RequestFormProps) {
  const module = useMemo(
    () => ({ service: form, validate: interpret(toJsonSchema(form.form)) }),
    [form],
  );
  const ports = useMemo((): Ports => {
    const { loadLinkOffer: _, loadHandOver: __, ...common } = sitePorts(form);
    return {
      ...common,
      // The same document may be asked for again.
      keepsReceipts: false,
      submit: async (submission) => {
        const shape = localiseShape(form.form, submission.language);
        const nameOf = (path: string) => issueLabel({ path }, shape);
        const outcome = await postSubmission(submission, nameOf, { [LINK_HEADER]: link });
        // After the form has noted that it was sent, and dropped its draft.
        if (outcome.kind === 'sent') setTimeout(onAnswered);
        return outcome;
      },
    };
  }, [form, link, onAnswered]);
  return <EngineForm module={module} ports={ports} subject={`request-${id}`} />;
}
