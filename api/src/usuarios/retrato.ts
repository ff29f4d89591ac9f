import { createChildRunner, createStart } from '../childProcess/childRunner.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import type { Retrato } from '../storage/retratos.ts'
import type { Desenho, Reason } from './retrato.child.ts'

/** Portraits drawn at once, and waiting for their turn. */
const most = { running: 2, waiting: 4 }

/** The formats of cameras, phones and drawing programs, and how each begins. */
const comecos: Array<(bytes: Buffer) => boolean> = [
  bytes => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  bytes => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  bytes => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
  bytes => /^RIFF[^]{4}WEBP$/.test(bytes.toString('latin1', 0, 12)),
  bytes => /^ftyp(avif|avis)$/.test(bytes.toString('latin1', 4, 12)),
]

/** The format of an iPhone's camera, whose decoder sharp does not have. */
const isHeic = (bytes: Buffer): boolean => /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(bytes.toString('latin1', 4, 12))

const refusals: Record<Reason | 'heic', () => Refusal> = {
  heic: () =>
    new Refusal(
      415,
      'Fotos HEIC não são aceitas: envie a foto como JPEG. No iPhone, ela é JPEG com Ajustes > Câmera > Formatos > Mais Compatível.',
    ),
  invalida: () => new Refusal(415, 'Por favor, selecione uma imagem válida.'),
  megapixels: () => invalidField('file', 'A imagem deve ter no máximo 50 megapixels.'),
  animada: () => invalidField('file', 'A imagem não pode ser animada.'),
  pesada: () => invalidField('file', 'Esta imagem é pesada demais. Salve-a como JPEG ou em um tamanho menor.'),
}

const ocupado = {
  cheio: 'Muitas imagens estão sendo preparadas agora. Tente novamente em instantes.',
  seu: 'Sua última imagem ainda está sendo preparada. Tente novamente em instantes.',
}

/** A progressive JPEG of 50 megapixels takes 350 MB, of which 60 are the process itself. */
export const startDesenho = createStart(new URL('retrato.child', import.meta.url), { heapMb: 64, rssMb: 448 })

/** Draws portraits, a few at a time and one per account. */
export const createRetratista = () => {
  const runner = createChildRunner<Desenho>({ ...most, start: startDesenho, frases: ocupado })
  return {
    /**
     * Draws a portrait: a still square of 512 pixels, WebP, with its copies. It is redrawn, so that nothing else of the
     * file is kept, such as the place it was taken at, or a script after its end. Only the formats above reach a
     * decoder: a so-called image may be an exploit for the decoder of another format.
     * @throws Refusal 415 if it is no image, 422 for too many pixels or bytes (by its header alone), more than one
     * frame or a time-out, 429 if too many are being drawn or the account already has one
     */
    draw: async (image: Buffer, usuarioId: number): Promise<Retrato> => {
      if (isHeic(image)) throw refusals.heic()
      if (!comecos.some(begins => begins(image))) throw refusals.invalida()
      const desenho = (await runner.run(image, usuarioId)) ?? { reason: 'pesada' }
      if ('reason' in desenho) throw refusals[desenho.reason]()
      return desenho.retrato
    },
  }
}
