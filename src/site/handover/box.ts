/** The format of a box: a box of another format does not open. */
const FORMAT = new TextEncoder().encode('rega-handover-1');
const ALGORITHM = 'AES-GCM';
/** Bytes of the initialisation vector, which precedes what is encrypted. */
const IV = 12;
const KEY_BITS = 256;

/** Something encrypted, and the only key to it; both as base64url. */
type Sealed = Awaited<ReturnType<typeof seal>>;

/** Returns whether this page may encrypt: browsers allow it on secure pages only. */
export const canSeal = (): boolean => window.isSecureContext;

/** Characters of a box for a number of bytes. */
export const boxLength = (bytes: number): number => Math.ceil(((bytes + IV + 16) * 4) / 3);

/** Encrypts bytes with a fresh key. */
export async function seal(bytes: Uint8Array<ArrayBuffer>) {
  const { subtle } = crypto;
  const key = await subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, true, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const closed = await subtle.encrypt({ name: ALGORITHM, iv, additionalData: FORMAT }, key, bytes);
  const box = new Uint8Array(IV + closed.byteLength);
  box.set(iv);
  box.set(new Uint8Array(closed), IV);
  return { box: toBase64(box), key: toBase64(new Uint8Array(await subtle.exportKey('raw', key))) };
}

/** Returns the bytes of a box; undefined if the key does not fit, or the box was changed. */
export async function unseal({ box, key }: Sealed): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const { subtle } = crypto;
    const all = toBytes(box);
    const opener = await subtle.importKey('raw', toBytes(key), ALGORITHM, false, ['decrypt']);
    const how = { name: ALGORITHM, iv: all.subarray(0, IV), additionalData: FORMAT };
    return new Uint8Array(await subtle.decrypt(how, opener, all.subarray(IV)));
  } catch {
    return undefined;
  }
}

/** So many bytes at a time: a call has a limited number of arguments. */
const PIECE = 8192;

/** Returns bytes as base64url. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws DOMException if a text is not base64url */
export const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.codePointAt(0) ?? 0,
  );
