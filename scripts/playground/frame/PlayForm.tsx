import { Component, type ReactNode, useMemo } from 'react';
import { MuiFrameContext } from '../../../src/engine/MuiFrame';
import { ServiceForm } from '../../../src/engine/ServiceForm';
import { sitePorts } from '../../../src/site/service/sitePorts';
import { DirectionContext, MuiTheme } from '../../../src/platform/theme/MuiTheme';
import { Snackbar } from '../../../src/platform/snackbar/Snackbar';
import { pseudoService } from '../pseudo';
import type { FormFacts } from '../shared/forms';
import { type OpenedService, REFERENCE } from '../shared/openService';
import { useStage } from './stage';

/** Renders the form of a service as a visitor sees it, in the language of this frame. */
export function PlayForm({ facts }: { readonly facts: FormFacts }) {
  const { opened, issue, times } = useStage();
  return (
    <DirectionContext value={facts.direction}>
      <MuiFrameContext value={MuiTheme}>
        {issue !== undefined && (
          <IssueText
            title={opened ? 'This is the previous version of the form.' : 'There is no form yet.'}
            problem={issue}
          />
        )}
        {opened && (
          <FormIssue key={times}>
            <OpenForm opened={opened} facts={facts} />
          </FormIssue>
        )}
        <Snackbar />
      </MuiFrameContext>
    </DirectionContext>
  );
}

interface OpenFormProps {
  readonly opened: OpenedService;
  readonly facts: FormFacts;
}

/** Has the site's ports, except that nothing is sent: the submission is shown beside the forms. */
function OpenForm({ opened, facts: { language, transform } }: OpenFormProps) {
  const { module: made, handed, subject } = opened;
  const module = useMemo(
    () => (transform ? { ...made, service: pseudoService(made.service, transform) } : made),
    [transform, made],
  );
  const ports = useMemo(
    () => ({
      ...sitePorts(module.service),
      setTitle: () => undefined,
      submit: (submission: Parameters<NonNullable<Window['playPage']>['sent']>[0]) => {
        window.parent.playPage?.sent(submission);
        return Promise.resolve({ kind: 'sent' as const, reference: REFERENCE });
      },
    }),
    [module],
  );
  return <ServiceForm {...{ module, ports, handed, subject, language }} />;
}

interface FormIssueProps {
  readonly children: ReactNode;
}

/** Shows, in place of the form, why it could not be rendered. */
class FormIssue extends Component<FormIssueProps, { readonly problem?: string }> {
  override state: { readonly problem?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    return <IssueText title="This form cannot be shown." problem={problem} />;
  }
}

interface IssueTextProps {
  readonly title: string;
  readonly problem: string;
}

/** Shows the tool's own texts, in English and from left to right in every frame. */
function IssueText({ title, problem }: IssueTextProps) {
  return (
    <div className="pf-error" role="status" lang="en" dir="ltr">
      <strong>{title}</strong>
      <p>{problem}</p>
    </div>
  );
}
