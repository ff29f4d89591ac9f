/** One page of lines, as small as a PDF can be. */
export const escreverPdf = (linhas: string[]): Buffer => {
  const texto = linhas.map(linha => `(${linha.replace(/[\\()]/g, String.raw`\$&`)}) Tj T*`).join('\n')
  const conteudo = `BT /F1 12 Tf 18 TL 72 760 Td\n${texto}\nET`
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${conteudo.length} >>\nstream\n${conteudo}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let pdf = '%PDF-1.4\n'
  const inicios = objetos.map((objeto, index) => {
    const inicio = pdf.length
    pdf += `${index + 1} 0 obj\n${objeto}\nendobj\n`
    return `${String(inicio).padStart(10, '0')} 00000 n \n`
  })
  const tabela = `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${inicios.join('')}`
  const fim = `trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(`${pdf}${tabela}${fim}`, 'latin1')
}
