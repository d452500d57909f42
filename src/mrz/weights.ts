import { SHAPES, type Weights } from './net';

/** Reads weights: for each array its largest value as a 32-bit float, and then a byte for each weight. */
export function unpack(packed: string): Weights {
  const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  return SHAPES.map((length) => {
    const most = view.getFloat32(at, true);
    at += 4;
    return Float32Array.from({ length }, () => (view.getInt8(at++) * most) / 127);
  });
}
