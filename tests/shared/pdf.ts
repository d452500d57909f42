/** Makes a PDF as an office would scan one: each page with a word on it, and a table of where its objects begin. */
export function pdf({ pages = 1, word = 'Passport', locked = false } = {}): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${numbers(pages)
      .map((page) => `${4 + 2 * page} 0 R `)
      .join('')}]/Count ${pages}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...numbers(pages).flatMap((page) => {
      const drawn = `BT /F1 24 Tf 40 140 Td (${word} ${page + 1}) Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * page} 0 R>>`,
        `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
      ];
    }),
  ];
  const hash = '00'.repeat(32);
  const encrypt = locked
    ? `/Encrypt<</Filter/Standard/V 1/R 2/O<${hash}>/U<${hash}>/P -4>>/ID[<${hash}><${hash}>]`
    : '';
  return pdfOf(objects, encrypt);
}

/**
 * Makes a PDF of these objects, numbered from 1, which is its catalogue.
 * @param more of its trailer
 */
export function pdfOf(objects: readonly string[], more = ''): Buffer {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer<</Size ${size}/Root 1 0 R${more}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
}

const numbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index);
