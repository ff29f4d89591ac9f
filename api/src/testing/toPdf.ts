/** A PDF of a catalog, and of these objects, which are 3, 4, … */
export const toPdf = (...objetos: Array<string | Buffer>): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    ...objetos.map((objeto, index) =>
      Buffer.concat([Buffer.from(`${index + 3} 0 obj\n`), Buffer.from(objeto), Buffer.from('\nendobj\n')]),
    ),
    Buffer.from('trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ])

/** A stream with these entries. */
export const toStream = (dict: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${dict} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream')])
