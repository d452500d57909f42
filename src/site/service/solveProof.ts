import { hasZeroBits, PROOF_HEADER, type ProofTask } from '../../contract/proof';
import { isRecord } from '../../definition/model/values';

/** More would take minutes. */
const MOST_BITS = 22;

/** Hashes that are on their way at a time: between them the page stays responsive. */
const AT_ONCE = 64;

/**
 * Does the work that a refusal asks for; returns the headers that show it.
 * @throws Error if the body has no task that a browser can do
 */
export async function proofOf(body: unknown): Promise<Readonly<Record<string, string>>> {
  const task = isRecord(body) ? body.proof : undefined;
  const { challenge, bits } = isRecord(task) ? task : {};
  if (typeof challenge !== 'string' || typeof bits !== 'number' || bits > MOST_BITS) {
    throw new Error('the server asks for work that is not known');
  }
  return { [PROOF_HEADER]: await solveProof({ challenge, bits }) };
}

/** Finds a number that solves a task, and returns both; each round of hashes waits outside of the page's thread. */
export async function solveProof({ challenge, bits }: ProofTask): Promise<string> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += AT_ONCE) {
    const texts = Array.from({ length: AT_ONCE }, (_, index) => `${challenge}.${first + index}`);
    const hashes = await Promise.all(
      texts.map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))),
    );
    const found = hashes.findIndex((hash) => hasZeroBits(new Uint8Array(hash), bits));
    const solved = texts[found];
    if (solved !== undefined) return solved;
    // Input comes first.
    if (first % (AT_ONCE * 8) === 0) await new Promise((done) => setTimeout(done));
  }
}
