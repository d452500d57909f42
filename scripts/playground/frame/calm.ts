/** Somebody who has not typed for so long, in milliseconds, has handed over what was typed (useFlow). */
const HANDED_OVER = 600;

let typedAt = -Infinity;
let isPressed = false;

/** Notes what somebody does in this document. */
export function watchHands(): void {
  const on = (name: string, note: () => void) => window.addEventListener(name, note, true);
  on('input', () => (typedAt = performance.now()));
  on('pointerdown', () => (isPressed = true));
  for (const end of ['pointerup', 'pointercancel', 'dragend']) on(end, () => (isPressed = false));
}

/** Waits until nothing of what somebody is doing here would be lost by drawing the form anew. */
export async function calm(): Promise<void> {
  while (isPressed || performance.now() - typedAt < HANDED_OVER) {
    await new Promise((resolve) => setTimeout(resolve, HANDED_OVER / 4));
  }
}
