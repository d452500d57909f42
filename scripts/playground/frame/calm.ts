/** Milliseconds without typing after which useFlow has stored what was typed. */
const HANDED_OVER = 600;

let typedAt = -Infinity;
let isPressed = false;

/** Tracks user input in this document. */
export function watchHands(): void {
  const on = (name: string, note: () => void) => window.addEventListener(name, note, true);
  on('input', () => (typedAt = performance.now()));
  on('pointerdown', () => (isPressed = true));
  for (const end of ['pointerup', 'pointercancel', 'dragend']) on(end, () => (isPressed = false));
}

/** Waits until the form can be remounted without losing input. */
export async function calm(): Promise<void> {
  while (isPressed || performance.now() - typedAt < HANDED_OVER) {
    await new Promise((resolve) => setTimeout(resolve, HANDED_OVER / 4));
  }
}
