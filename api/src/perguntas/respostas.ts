import { and, asc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { validFields } from '../http/alsoRefuse.ts'
import { invalid, refuseAny, toProblema } from '../http/refusal.ts'
import type { Problema } from '../http/refusal.ts'
import type { Db } from '../db/connection.ts'
import { findPerguntas } from './perguntas.ts'
import type { Pergunta, PerguntasDaVaga } from './perguntas.ts'
import { arquivosEnviados, respostas, tiposDePergunta } from '../db/schema/perguntas.ts'
import { blankIsNull, countCharacters, isBlank } from '../http/caracteres.ts'
import { texto } from '../http/texto.ts'

const longest = { texto_curto: 200, texto_longo: 2000, escolha: 80, numero: 30, link: 500 }

const naoGuardado = 'Este arquivo não está mais guardado. Escolha-o de novo.'

const dadas = z
  .array(
    z.object({
      pergunta: z.int().min(1).max(2_147_483_647),
      texto: texto(300).optional().describe('The question as the form showed it: an answer to another text is refused'),
      // Checked with its question, which the refusal names.
      valor: z.string().meta({ maxLength: longest.texto_longo }),
    }),
  )
  .max(20)

const enviado = z.uuid(naoGuardado).nullish().describe('As POST /candidaturas/vaga/{id}/arquivo returned it')

/** The answers and the file that complete a candidatura. */
export const respostasTardiasBody = z.object({
  respostas: dadas.describe('Answers by question; an answer that was already given may be repeated, but not changed'),
  arquivo: enviado,
})

/** The answers and the file of a new candidatura. */
export const respostasBody = {
  respostas: dadas.nullish().describe('Answers by question; a missing or blank one is no answer'),
  arquivo: enviado,
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

const legivel = texto(longest.texto_longo)

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
  return legivel.safeParse(valor).error?.issues[0]?.message ?? null
}

type Tardias = z.infer<typeof respostasTardiasBody>

type Dada = NonNullable<Respondido['respostas']>[number]

/** The answer to one question: null if it is optional and missing; or why it is refused. */
const responder = (pergunta: Pergunta, dada: Dada | undefined): { valor: string | null } | { refusal: string } => {
  const valor = blankIsNull(dada?.valor)
  if (dada?.texto !== undefined && dada.texto !== pergunta.texto) {
    return { refusal: `Esta pergunta mudou enquanto você respondia: “${pergunta.texto}”. Confira a sua resposta.` }
  }
  if (valor === null) {
    return pergunta.obrigatoria ? { refusal: `Responda à pergunta “${pergunta.texto}”.` } : { valor }
  }
  const refusal = refusalOf(pergunta, valor)
  return refusal === null ? { valor } : { refusal }
}

const mudaram = 'As perguntas mudaram enquanto você respondia. Confira e envie de novo.'

/** The answers to the questions of a vaga, and what is invalid: at `respostas.<id>`, `respostas` or `arquivo`. */
const conferir = ({ perguntas, arquivo: pedido }: PerguntasDaVaga, { respostas: dadas, arquivo }: Respondido) => {
  const lidas = perguntas.map((pergunta, ordem) => {
    const dada = dadas?.find(each => each.pergunta === pergunta.id)
    return { pergunta, ordem, lida: responder(pergunta, dada) }
  })
  const isGone = ({ pergunta, valor }: Dada) => !isBlank(valor) && !perguntas.some(({ id }) => id === pergunta)
  const semArquivo = pedido.pedido === 'obrigatorio' && !arquivo
  return {
    rows: lidas.flatMap(({ pergunta: { id: perguntaId, texto, tipo }, ordem, lida }) =>
      'valor' in lida && lida.valor !== null ? [{ ordem, perguntaId, texto, tipo, valor: lida.valor }] : [],
    ),
    problemas: [
      ...lidas.flatMap(({ pergunta: { id }, lida }) =>
        'refusal' in lida ? [toProblema(`respostas.${id}`, lida.refusal)] : [],
      ),
      ...(dadas?.some(isGone) ? [toProblema('respostas', mudaram)] : []),
      ...(semArquivo ? [toProblema('arquivo', 'Envie o arquivo PDF que a vaga pede.')] : []),
    ],
  }
}

type Candidatura = { id: number; vagaId: number; candidatoId: number }

/** A file of somebody else, of another vaga or of another candidatura does not count. */
const isEnviado = ({ vagaId, candidatoId }: Omit<Candidatura, 'id'>, arquivo: string) =>
  and(
    eq(arquivosEnviados.id, arquivo),
    eq(arquivosEnviados.donoId, candidatoId),
    eq(arquivosEnviados.vagaId, vagaId),
    isNull(arquivosEnviados.candidaturaId),
  )

const sumiu = toProblema('arquivo', naoGuardado)

/** What is invalid of the answers and the file. */
const findTudo = async (db: Db, dono: Omit<Candidatura, 'id'>, respondido: Respondido) => {
  const pedido = await findPerguntas(db, dono.vagaId)
  const { rows, problemas } = conferir(pedido, respondido)
  const arquivo = pedido.arquivo.pedido === 'nao' ? null : (respondido.arquivo ?? null)
  const falta = arquivo !== null && (await db.$count(arquivosEnviados, isEnviado(dono, arquivo))) === 0
  return { rows, arquivo, problemas: falta ? [...problemas, sumiu] : problemas }
}

/** For an application whose schema is invalid: of the parts that are valid. */
export const findProblemas = async (db: Db, dono: Omit<Candidatura, 'id'>, body: unknown): Promise<Problema[]> => {
  const given = validFields(respostasBodySchema, body)
  const { problemas } = await findTudo(db, dono, given)
  return problemas.filter(({ loc: [, campo = ''] }) => Object.keys(given).some(each => campo.split('.')[0] === each))
}

/**
 * Stores the answers of a new candidatura. A lock on the vaga keeps its questions unchanged meanwhile.
 * @throws Refusal 422 that names everything that is invalid
 */
export const insertRespostas = async (db: Db, candidatura: Candidatura, respondido: Respondido): Promise<void> => {
  const { rows, arquivo, problemas } = await findTudo(db, candidatura, respondido)
  refuseAny(problemas)
  if (rows.length > 0) await db.insert(respostas).values(rows.map(row => ({ ...row, candidaturaId: candidatura.id })))
  if (arquivo !== null) await attach(db, candidatura, arquivo)
}

/** @throws Refusal 422 if another candidatura has taken the file since */
const attach = async (db: Db, candidatura: Candidatura, arquivo: string): Promise<void> => {
  const usados = await db
    .update(arquivosEnviados)
    .set({ candidaturaId: candidatura.id })
    .where(isEnviado(candidatura, arquivo))
    .returning({ id: arquivosEnviados.id })
  if (usados.length === 0) throw invalid([sumiu])
}

/** What is wrong with a file that comes after applying; one that is already attached may be repeated, but not changed. */
const findTardio = async (db: Db, candidatura: Candidatura, arquivo: string | null | undefined) => {
  const anexado = eq(arquivosEnviados.candidaturaId, candidatura.id)
  const [antes] = await db.select({ id: arquivosEnviados.id }).from(arquivosEnviados).where(anexado)
  if (!arquivo || arquivo === antes?.id) return { novo: null, problemas: [] }
  if (antes) return { novo: null, problemas: [toProblema('arquivo', 'Você já enviou o arquivo, e ele não muda mais.')] }
  const found = (await db.$count(arquivosEnviados, isEnviado(candidatura, arquivo))) > 0
  return { novo: arquivo, problemas: found ? [] : [sumiu] }
}

const jaRespondida = 'Você já respondeu a esta pergunta, e a resposta não muda mais.'

/**
 * Adds the answers to questions that a candidatura has no answer to, by the same rules, and its file, and resolves how many.
 * A lock on the vaga keeps its questions unchanged meanwhile, and one on the candidatura its answers. Without the file, the
 * answers alone are added: a page that is open since before may not know of it.
 * @throws Refusal 422 that names everything that is invalid; also an answer that differs from the one already given
 */
export const addRespostas = async (db: Db, candidatura: Candidatura, { respostas: novas, arquivo }: Tardias) => {
  const { id: candidaturaId, vagaId } = candidatura
  const { perguntas, arquivo: pedido } = await findPerguntas(db, vagaId)
  const antes = await db
    .select({ ordem: respostas.ordem, perguntaId: respostas.perguntaId, valor: respostas.valor })
    .from(respostas)
    .where(eq(respostas.candidaturaId, candidaturaId))
    .orderBy(asc(respostas.ordem))
  const jaDada = new Map(antes.map(({ perguntaId, valor }) => [perguntaId, valor]))
  const { rows, problemas } = conferir(
    { perguntas: perguntas.filter(pergunta => !jaDada.has(pergunta.id)), arquivo: { pedido: 'nao', instrucao: null } },
    { respostas: novas.filter(({ pergunta }) => !jaDada.has(pergunta)) },
  )
  const mudadas = novas.filter(({ pergunta, valor }) => {
    const [dada, nova] = [jaDada.get(pergunta), blankIsNull(valor)]
    return dada !== undefined && nova !== null && nova !== dada
  })
  const doArquivo = await findTardio(db, candidatura, pedido.pedido === 'nao' ? null : arquivo)
  refuseAny([
    ...problemas,
    ...mudadas.map(({ pergunta }) => toProblema(`respostas.${pergunta}`, jaRespondida)),
    ...doArquivo.problemas,
  ])
  const primeira = (antes.at(-1)?.ordem ?? -1) + 1
  if (rows.length > 0) {
    await db.insert(respostas).values(rows.map((row, at) => ({ ...row, ordem: primeira + at, candidaturaId })))
  }
  if (doArquivo.novo !== null) await attach(db, candidatura, doArquivo.novo)
  return rows.length + (doArquivo.novo === null ? 0 : 1)
}
