import { createContext } from 'react';

/** Whether an answer has brought the field into sight since its form was opened. */
export const AppearedContext = createContext(false);
