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

/** Returns the picture with at most so many pixels on its longer side. */
export function shrink(grey: Grey, most: number): Grey {
  const side = Math.max(grey.width, grey.height);
  if (side <= most) return grey;
  if (side >= 2 * most) return shrink(half(grey), most);
  const factor = side / most;
  const width = Math.round(grey.width / factor);
  const height = Math.round(grey.height / factor);
  const data = new Uint8Array(width * height);
  // Means over squares of the factor's size, whose borders count in part.
  const rows = new Float32Array(width * grey.height);
  for (let x = 0; x < width; x++) {
    const from = x * factor;
    const to = Math.min(grey.width, from + factor);
    for (let y = 0; y < grey.height; y++) {
      let sum = 0;
      for (let i = Math.floor(from); i < to; i++) {
        sum += grey.data[y * grey.width + i]! * (Math.min(to, i + 1) - Math.max(from, i));
      }
      rows[y * width + x] = sum / (to - from);
    }
  }
  for (let y = 0; y < height; y++) {
    const from = y * factor;
    const to = Math.min(grey.height, from + factor);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let i = Math.floor(from); i < to; i++) {
        sum += rows[i * width + x]! * (Math.min(to, i + 1) - Math.max(from, i));
      }
      data[y * width + x] = sum / (to - from) + 0.5;
    }
  }
  return { width, height, data };
}
