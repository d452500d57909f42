import { type ComponentType, createContext, Fragment, type ReactNode, use } from 'react';

type Frame = ComponentType<{ readonly children: ReactNode }>;

/** What gives MUI's parts of a form their styles and direction: the page's affair, like all looks. */
export const MuiFrameContext = createContext<Frame>(Fragment);

/** The frame to put around whatever MUI draws. */
export const useMuiFrame = (): Frame => use(MuiFrameContext);
