import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** Returns a small real picture, identified by its colour. */
export const picture = (format: Format = 'jpeg', colour = 0): Promise<Buffer> =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: { r: colour % 256, g: (colour * 7) % 256, b: 120 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** Returns a photo as a phone takes it: rotated by its metadata, with the owner's name and the location. */
export const phonePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#2aa1bc' } })
    .withExif({
      IFD0: { Artist: 'Shilan Karim' },
      IFD3: { GPSLatitude: '35/1 33/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
