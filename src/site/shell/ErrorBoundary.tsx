import { Component, type ReactNode } from 'react';
import { Broken } from './Broken';

interface Props {
  /** Where we are: at another place there is a new chance. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly at: string;
  readonly failed: boolean;
}

/** Shows words in place of what could not be loaded or drawn; everything around it stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, failed: false };
  }

  override render(): ReactNode {
    return this.state.failed ? <Broken /> : this.props.children;
  }
}
