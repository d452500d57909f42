/** With a submission: the challenge that was solved, a dot, and the number that solves it. */
export const PROOF_HEADER = 'Form-Proof';

/** With a submission: the page itself doubts that a person has filled the form in. */
export const DOUBT_HEADER = 'Form-Doubt';

/** A task that costs a browser a second or so: in the body of a 429, as `proof`. */
export interface ProofTask {
  readonly challenge: string;
  /** How many bits of the hash have to be zero. */
  readonly bits: number;
}

/** Returns whether a SHA-256 hash begins with so many zero bits. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const whole = Math.floor(bits / 8);
  if (hash.subarray(0, whole).some((byte) => byte !== 0)) return false;
  return (hash[whole] ?? 0) >> (8 - (bits % 8)) === 0;
}
