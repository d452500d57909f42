/** A grey picture, 0 black to 255 white. */
export type Grey = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** Returns the picture at half the size. */
export function half({ width, height, data }: Grey): Grey {
  const w = width >> 1;
  const h = height >> 1;
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const at = 2 * y * width + 2 * x;
      out[y * w + x] =
        (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]! + 2) >> 2;
    }
  }
  return { width: w, height: h, data: out };
}
