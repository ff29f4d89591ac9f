import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { invalidField } from '../http/refusal.ts'
import type { Db } from '../db/connection.ts'
import { findPerguntas } from './perguntas.ts'
import type { Pergunta } from './perguntas.ts'
import { arquivosEnviados, respostas, tiposDePergunta } from '../db/schema.perguntas.ts'
import { blankIsNull, countCharacters, isBlank } from '../http/caracteres.ts'
import { texto } from '../http/texto.ts'

const longest = { texto_curto: 200, texto_longo: 2000, escolha: 80, numero: 30, link: 500 }

/** The answers and the file of a new candidatura. */
export const respostasBody = {
  respostas: z
    .array(
      z.object({
        pergunta: z.int().min(1).max(2_147_483_647),
        texto: texto(300)
          .optional()
          .describe('The question as the form showed it: an answer to another text is refused'),
        valor: texto(2000),
      }),
    )
    .max(20)
    .nullish()
    .describe('Answers by question; a missing or blank one is no answer'),
  arquivo: z.uuid().nullish().describe('As POST /candidaturas/vaga/{id}/arquivo returned it'),
}

const respostasBodySchema = z.object(respostasBody)
export type Respondido = z.infer<typeof respostasBodySchema>

const respostaSchema = z.object({
  pergunta: z.int().nullable().describe('Null once the question is deleted'),
  texto: z.string().describe('The question at the time of the answer'),
  tipo: z.enum(tiposDePergunta),
  valor: z.string(),
})

/** The answers and the file of a candidatura. */
export const respostasFields = {
  candidatura: z.int(),
  vaga: z.int(),
  respostas: z.array(respostaSchema),
  arquivo: z
    .object({ tamanho: z.int().describe('Bytes'), criado_em: z.iso.datetime() })
    .nullable()
    .describe('Download it with GET /candidaturas/{id}/arquivo'),
}

const isLink = (valor: string): boolean => {
  const { protocol } = URL.parse(valor) ?? {}
  return protocol === 'http:' || protocol === 'https:'
}

/** Why a value is not a valid answer to a question; null if it is. */
const refusalOf = ({ texto: pergunta, tipo, opcoes }: Pergunta, valor: string): string | null => {
  if (tipo === 'escolha') return opcoes.includes(valor) ? null : `Escolha uma das opções de “${pergunta}”.`
  if (countCharacters(valor) > longest[tipo])
    return `A resposta a “${pergunta}” tem no máximo ${longest[tipo]} caracteres.`
  if (tipo === 'numero' && !/^-?\d{1,15}([.,]\d{1,10})?$/.test(valor)) {
    return `A resposta a “${pergunta}” deve ser um número.`
  }
  if (tipo === 'link' && !isLink(valor)) {
    return `A resposta a “${pergunta}” deve ser um link que comece com http:// ou https://.`
  }
  return null
}

type Dada = NonNullable<Respondido['respostas']>[number]

/** The answer to one question; null if it is optional and missing. @throws Refusal 422 naming the question */
const responder = (pergunta: Pergunta, dada: Dada | undefined): string | null => {
  const refuse = (sentence: string) => invalidField(`respostas.${pergunta.id}`, sentence)
  const valor = blankIsNull(dada?.valor)
  if (dada?.texto !== undefined && dada.texto !== pergunta.texto) {
    throw refuse(`Esta pergunta mudou enquanto você respondia: “${pergunta.texto}”. Confira a sua resposta.`)
  }
  if (valor === null) {
    if (pergunta.obrigatoria) throw refuse(`Responda à pergunta “${pergunta.texto}”.`)
    return null
  }
  const refusal = refusalOf(pergunta, valor)
  if (refusal) throw refuse(refusal)
  return valor
}

type Candidatura = { id: number; vagaId: number; candidatoId: number }

/**
 * Stores the answers of a new candidatura. A lock on the vaga keeps its questions unchanged meanwhile.
 * @throws Refusal 422 at `respostas.<id>`, `respostas` or `arquivo`
 */
export const insertRespostas = async (
  db: Db,
  candidatura: Candidatura,
  { respostas: dadas, arquivo }: Respondido,
): Promise<void> => {
  const { perguntas, arquivo: pedido } = await findPerguntas(db, candidatura.vagaId)
  const rows = perguntas.flatMap((pergunta, ordem) => {
    const valor = responder(
      pergunta,
      dadas?.find(each => each.pergunta === pergunta.id),
    )
    if (valor === null) return []
    const { id: perguntaId, texto, tipo } = pergunta
    return [{ candidaturaId: candidatura.id, ordem, perguntaId, texto, tipo, valor }]
  })
  const isGone = ({ pergunta, valor }: Dada) => !isBlank(valor) && !perguntas.some(({ id }) => id === pergunta)
  if (dadas?.some(isGone)) {
    throw invalidField('respostas', 'As perguntas mudaram enquanto você respondia. Confira e envie de novo.')
  }
  if (rows.length > 0) await db.insert(respostas).values(rows)
  if (pedido.pedido === 'nao') return
  if (arquivo) await usarArquivo(db, candidatura, arquivo)
  else if (pedido.pedido === 'obrigatorio') throw invalidField('arquivo', 'Envie o arquivo PDF que a vaga pede.')
}

/** A file of somebody else, of another vaga or of another candidatura does not count. */
const usarArquivo = async (db: Db, { id, vagaId, candidatoId }: Candidatura, arquivo: string): Promise<void> => {
  const [usado] = await db
    .update(arquivosEnviados)
    .set({ candidaturaId: id })
    .where(
      and(
        eq(arquivosEnviados.id, arquivo),
        eq(arquivosEnviados.donoId, candidatoId),
        eq(arquivosEnviados.vagaId, vagaId),
        isNull(arquivosEnviados.candidaturaId),
      ),
    )
    .returning({ id: arquivosEnviados.id })
  if (!usado) throw invalidField('arquivo', 'Este arquivo não está mais guardado. Escolha-o de novo.')
}
