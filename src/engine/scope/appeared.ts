import { createContext } from 'react';

/** Whether an answer has made the field appear since its form was opened. */
export const AppearedContext = createContext(false);
