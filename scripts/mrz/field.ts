/** A picture that is still computed with. */
export type Field = {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
};

/** Returns the value between four pixels. */
export function bilinear({ width, data }: Field, x: number, y: number): number {
  const x0 = x | 0;
  const y0 = y | 0;
  const fx = x - x0;
  const fy = y - y0;
  const at = y0 * width + x0;
  const a = data[at] ?? 0;
  const b = data[at + 1] ?? a;
  const c = data[at + width] ?? a;
  const d = data[at + width + 1] ?? c;
  return (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
}

/** Blurs as a lens out of focus does: two box filters make about a Gaussian. */
export function blur(field: Field, sigma: number): Field {
  if (sigma < 0.2) return field;
  const { width, height } = field;
  let from = field.data;
  const to = new Float32Array(from.length);
  // A box of half-width r, whose ends count in part, has the variance that is wanted.
  const variance = (sigma * sigma) / 2;
  const r = (Math.sqrt(12 * variance + 1) - 1) / 2;
  const whole = Math.floor(r);
  const part = r - whole;
  const total = 1 + 2 * r;
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < height; y++) box(from, to, y * width, 1, width, whole, part, total);
    const next =
      pass === 0
        ? new Float32Array(from.length)
        : from === field.data
          ? new Float32Array(from.length)
          : from;
    columns(to, next, width, height, whole, part, total);
    from = next;
  }
  return { width, height, data: from };
}

function box(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  whole: number,
  part: number,
  total: number,
): void {
  const at = (i: number) => from[start + step * (i < 0 ? 0 : i >= count ? count - 1 : i)] ?? 0;
  let sum = 0;
  for (let i = -whole; i <= whole; i++) sum += at(i);
  for (let i = 0; i < count; i++) {
    to[start + step * i] = (sum + part * (at(i - whole - 1) + at(i + whole + 1))) / total;
    sum += at(i + whole + 1) - at(i - whole);
  }
}

function columns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  whole: number,
  part: number,
  total: number,
): void {
  const row = (y: number) => (y < 0 ? 0 : y >= height ? height - 1 : y) * width;
  const sum = new Float32Array(width);
  for (let i = -whole; i <= whole; i++)
    for (let x = 0; x < width; x++) sum[x] = (sum[x] ?? 0) + (from[row(i) + x] ?? 0);
  for (let y = 0; y < height; y++) {
    const before = row(y - whole - 1);
    const after = row(y + whole + 1);
    const last = row(y - whole);
    for (let x = 0; x < width; x++) {
      const s = sum[x] ?? 0;
      const next = from[after + x] ?? 0;
      to[y * width + x] = (s + part * ((from[before + x] ?? 0) + next)) / total;
      sum[x] = s + next - (from[last + x] ?? 0);
    }
  }
}

export function smear(field: Field, length: number, angle: number): Field {
  const { width, height } = field;
  const data = new Float32Array(width * height);
  const steps = Math.max(3, Math.ceil(length));
  const offsets = Array.from({ length: steps }, (_, n) => {
    const t = (n / (steps - 1) - 0.5) * length;
    return Math.round(Math.sin(angle) * t) * width + Math.round(Math.cos(angle) * t);
  });
  for (let at = 0; at < data.length; at++) {
    let sum = 0;
    for (const offset of offsets)
      sum += field.data[Math.min(data.length - 1, Math.max(0, at + offset))] ?? 0;
    data[at] = sum / steps;
  }
  return { width, height, data };
}
