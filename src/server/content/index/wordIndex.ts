/** The numbers of the different words of a text. */
export type WordNumbers = Uint32Array;

/**
 * Finds texts by parts of their words, as a search for the parts in the texts would: a part without spaces is in a
 * text if it is in one of its words. Different words are few, and are compared once for each search.
 */
export function wordIndex() {
  const known = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = known.get(word) ?? known.size;
    known.set(word, number);
    return number;
  };
  return {
    /** @param folded texts, without spaces other than those between words (definition/model/fold) */
    add: (folded: readonly string[]): WordNumbers =>
      Uint32Array.from(new Set(folded.flatMap((text) => text.split(' ')).map(numberOf))),
    /**
     * Returns a function that tells whether a text has words with each of the parts; undefined if there are no such
     * words at all.
     * @param spelt how words are compared; default: as they are
     */
    matcher(
      parts: readonly string[],
      spelt: (word: string) => string = (word) => word,
    ): ((numbers: WordNumbers) => boolean) | undefined {
      const fitting: Uint8Array[] = [];
      for (const part of parts) {
        const isFitting = new Uint8Array(known.size);
        for (const [word, number] of known) if (spelt(word).includes(part)) isFitting[number] = 1;
        if (!isFitting.includes(1)) return undefined;
        fitting.push(isFitting);
      }
      return (numbers) => fitting.every((isFitting) => hasOne(numbers, isFitting));
    },
  };
}

/** A loop, since millions of numbers are looked at. */
function hasOne(numbers: WordNumbers, isFitting: Uint8Array): boolean {
  for (const number of numbers) if (isFitting[number] === 1) return true;
  return false;
}
