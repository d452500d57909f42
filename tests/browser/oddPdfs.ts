import { pdfOf } from '../shared/pdf';

const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const BOX = '/Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]';
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

const stream = (properties: string, data: string): string =>
  `<<${properties}/Length ${data.length}>>stream\n${data}\nendstream`;

/** Makes a page that is one picture. */
const scan = (properties: string, data: string): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    PAGES,
    `<<${BOX}/Resources<</XObject<</X 5 0 R>>>>/Contents 4 0 R>>`,
    stream('', 'q 300 0 0 200 0 0 cm /X Do Q'),
    stream(`/Type/XObject/Subtype/Image/ColorSpace/DeviceGray${properties}`, data),
  ]);

/** A black square on white, of 32 by 32 pixels, in JPEG 2000. */
const SQUARE = Buffer.from(
  '/0//UQApAAAAAAAgAAAAIAAAAAAAAAAAAAAAIAAAACAAAAAAAAAAAAABBwEB/1IADAAAAAEAAQICAAH/XAAHQEBISFD/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjT/kAAKAAAAAADsAAH/k9+FGikiBIKMbqlBkDqIGIjlRKiXy1lpDhKo0KenawAMI3TA/asmr5eq6rjQEe03rwTMp8gN5EzAMI21wmPoWgSdymiPGICOhEzAAMI0tvmPoWgSdymiPGH/IU8zfmDAMI0tvmPoWgSdC0CTGHNnx4uAAAwjnH+P0U4R9ymiQl8YOAAAMI5x/j9FOEfcpokJf8/Adn4DsPtCwHLV6Se2P/jOG54ZIhcacW/ALgXlKPj4CGePPnGgLkLc/BO+8LVO7zy4pRYeD36Ul4D0sX4SOgh3Ug8ky6MCT51kjHMmf//Z',
  'base64',
).toString('latin1');

const form = (fields: string, more: readonly string[]): Buffer =>
  pdfOf([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<<${fields}/DR<</Font<</F1 5 0 R>>>>/DA(/F1 24 Tf 0 g)>>>>`,
    PAGES,
    `<<${BOX}/Contents 4 0 R/Annots[6 0 R]>>`,
    stream('', ' '),
    FONT,
    ...more,
  ]);

/** Documents that a browser can show: their names, and whether as a whole. */
export const ODD_PDFS: readonly (readonly [name: string, content: Buffer, isWhole: boolean])[] = [
  ['jpeg2000', scan('/Width 32/Height 32/BitsPerComponent 8/Filter/JPXDecode', SQUARE), true],
  [
    'filled',
    form('/Fields[6 0 R]', [
      '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(SHILAN KARIM)/Rect[20 80 280 120]/F 4/P 3 0 R>>',
    ]),
    true,
  ],
  ['broken picture', scan('/Width 9/Height 9/BitsPerComponent 8/Filter/JPXDecode', 'none'), false],
  ['huge', scan('/Width 60000/Height 60000/BitsPerComponent 1', ''), false],
  ['xfa', form('/Fields[]/XFA[(template)6 0 R]', [stream('', '<xdp:xdp/>')]), false],
];
