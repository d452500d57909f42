import { Component, type ReactNode } from 'react';

interface Props {
  /** A new number retries rendering. */
  readonly times: number;
  readonly children: ReactNode;
}

interface State {
  readonly times: number;
  readonly problem?: string;
}

/** Shows, in place of the form, why it could not be rendered. */
export class FormIssue extends Component<Props, State> {
  override state: State = { times: this.props.times };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ times }: Props, state: State): State | null {
    return times === state.times ? null : { times };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    return problem === undefined ? (
      this.props.children
    ) : (
      <IssueText title="This form cannot be shown." problem={problem} />
    );
  }
}

interface IssueTextProps {
  readonly title: string;
  readonly problem: string;
}

/** Shows the tool's own texts, in English and from left to right in every frame. */
export function IssueText({ title, problem }: IssueTextProps) {
  return (
    <div className="pf-error" role="status" lang="en" dir="ltr">
      <strong>{title}</strong>
      <p>{problem}</p>
    </div>
  );
}
