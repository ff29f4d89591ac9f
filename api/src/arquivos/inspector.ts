import { createChildRunner, createStart } from '../childProcess/childRunner.ts'
import { invalidField } from '../http/refusal.ts'
import type { Reason } from './objeto.ts'

/** Running at once, and waiting for their turn. */
const most = { running: 2, waiting: 4 }

const frases: Record<Reason, string> = {
  ilegivel: 'Este PDF está danificado e não pôde ser verificado. Exporte-o de novo e tente outra vez.',
  senha: 'Este PDF está protegido por senha. Envie uma cópia sem senha.',
  pesado: 'Este PDF é pesado demais para ser verificado. Envie uma cópia mais simples.',
  programa: 'Este PDF tem scripts ou ações que não podem ser enviados. Imprima-o como PDF e envie a cópia.',
  anexo: 'Este PDF tem outros arquivos dentro dele. Imprima-o como PDF e envie a cópia.',
  externo: 'Este PDF busca conteúdo em outro arquivo ou endereço. Imprima-o como PDF e envie a cópia.',
  formulario: 'Este PDF é um formulário que não pode ser enviado. Imprima-o como PDF e envie a cópia.',
  midia: 'Este PDF tem áudio, vídeo ou 3D. Imprima-o como PDF e envie a cópia.',
  mistura: 'Este arquivo tem outro conteúdo antes do PDF. Abra-o, imprima-o como PDF e envie a cópia.',
}

const ocupado = {
  cheio: 'Muitos arquivos estão sendo verificados agora. Tente novamente em instantes.',
  seu: 'Seu arquivo anterior ainda está sendo verificado. Tente novamente em instantes.',
}

const start = createStart(new URL('inspectPdf.child', import.meta.url), { heapMb: 128, rssMb: 384 })

/** Inspects PDFs, a few at a time and one per account. */
export const createInspector = () => {
  const runner = createChildRunner<{ reason: Reason | null }>({ ...most, start, frases: ocupado })
  return {
    /** @throws Refusal 422 naming what the PDF contains, 429 if too many are being inspected */
    inspectPdf: async (pdf: Buffer, usuarioId: number): Promise<void> => {
      const { reason } = (await runner.run(pdf, usuarioId)) ?? { reason: 'pesado' }
      if (reason) throw invalidField('file', frases[reason])
    },
  }
}
