import { Component, type ReactNode } from 'react';
import { PanelFrame } from './PanelFrame';

interface Props {
  /** Where we are: at another place there is a new chance. */
  readonly at: string;
  readonly children: ReactNode;
}

interface State {
  readonly at: string;
  readonly failed: boolean;
}

/** Shows words in place of a page that could not be loaded or drawn; everything around it stays. */
export class PanelErrors extends Component<Props, State> {
  override state: State = { at: this.props.at, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { at, failed: false };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <PanelFrame title="This page could not be shown">
        <p role="alert">Load the page again. What you have typed is kept.</p>
      </PanelFrame>
    );
  }
}
