/** The format of an iPhone's camera, by how the file begins. Safari reads it and the crop converts it; others do not. */
export const isHeic = async (file: File): Promise<boolean> =>
  /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(await file.slice(4, 12).text())

/** How to get a photo that every browser reads. */
export const semHeic = {
  titulo: 'Foto em HEIC',
  mensagem:
    'Este navegador não abre fotos HEIC. No iPhone, em Ajustes > Câmera > Formatos, escolha “Mais Compatível” e tire outra, ou salve esta como JPEG.',
}
