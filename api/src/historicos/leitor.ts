import { createChildRunner, createStart } from '../childProcess/childRunner.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import type { Espelho, Regras } from './espelho.ts'
import type { Leitura } from './leitura.child.ts'
import type { Recusa } from './trechos.ts'

/** Readings at once, and waiting for their turn. */
const most = { running: 2, waiting: 1 }

const frases: Record<Recusa, string> = {
  senha: 'Este PDF está protegido por senha. Envie uma cópia sem senha.',
  paginas: 'Este PDF tem páginas demais para ser um espelho do histórico.',
  'sem-texto':
    'Este PDF não tem texto: parece digitalizado. Ele só tem imagens. Baixe o espelho do histórico no portal do aluno e envie o arquivo original.',
  girado: 'As páginas deste PDF estão giradas: o texto está inclinado e não pôde ser lido.',
  'sem-letras':
    'O texto deste PDF não pode ser lido: suas letras estão separadas ou não têm um código. Abra o arquivo, imprima-o de novo como PDF e envie essa cópia.',
  ilegivel: 'Este PDF está danificado e não pôde ser lido.',
  pesado:
    'Este PDF é pesado demais para ser lido. Baixe o espelho do histórico no portal do aluno e envie o arquivo original.',
}

const ocupado = {
  cheio: 'Muitos históricos estão sendo lidos agora. Tente novamente em instantes.',
  seu: 'Seu histórico ainda está sendo lido. Tente novamente em instantes.',
}

/** A reader that was ended has told nothing about the file: on a busy machine a small one takes too long, too. */
const semResposta = () => new Refusal(429, 'Muita gente está enviando agora. Tente de novo em um minuto.', 60)

export type Leitor = { read: (pdf: Uint8Array, usuarioId: number) => Promise<Espelho> }

/** Reads transcripts, a few at a time and one per account, by the rules of the institution. */
export const createLeitor = (regras: Regras): Leitor => {
  const script = new URL('leitura.child', import.meta.url)
  const start = createStart(script, { heapMb: 128, rssMb: 384 }, regras)
  const runner = createChildRunner<Leitura>({ ...most, start, frases: ocupado })
  return {
    /**
     * @throws Refusal 422 saying why the PDF cannot be read, 429 if too many are being read, the account already has one,
     * or the reader ran out of time or memory
     */
    read: async (pdf, usuarioId) => {
      const leitura = await runner.run(pdf, usuarioId)
      if (leitura === null) throw semResposta()
      if ('recusa' in leitura) throw invalidField('file', frases[leitura.recusa])
      return leitura
    },
  }
}
