import { type ComponentType, createContext, Fragment, type ReactNode, use } from 'react';

type Frame = ComponentType<{ readonly children: ReactNode }>;

/** The wrapper that gives MUI components styles and direction: provided by the page, like the theme. */
export const MuiFrameContext = createContext<Frame>(Fragment);

export const useMuiFrame = (): Frame => use(MuiFrameContext);
