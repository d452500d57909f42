import { Component, type ReactNode } from 'react';

interface Props {
  /** The current location. An error is cleared when it changes. */
  readonly at: string;
  /** Rendered instead of the children after an error. */
  readonly broken: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly at: string;
  readonly failed: boolean;
}

/** Error boundary: renders `broken` if a child cannot be loaded or rendered. */
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
