const unused = (): never => {
  throw new Error('rjsf got a reference: definitions are resolved before rjsf gets them');
};

/** Replaces the look-up of $ref, with the libraries for it. */
export default unused;
export const splitKeyElementFromObject = unused;
