import { Component, type ReactNode } from 'react';

interface Props {
  /** Where we are: at another place there is a new chance. */
  readonly at: string;
  /** What stands in the place of what failed. */
  readonly broken: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly at: string;
  readonly failed: boolean;
}

/** Shows something else in place of what could not be loaded or drawn; everything around it stays. */
export class Boundary extends Component<Props, State> {
  override state: State = { at: this.props.at, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, failed: false };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.broken : this.props.children;
  }
}
