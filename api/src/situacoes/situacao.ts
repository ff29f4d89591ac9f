import { fold } from './fold.ts'

/** How a course ended, or not yet. `aproveitada`: its credits count without a grade, as credit from elsewhere. */
export const desfechos = ['aprovada', 'aproveitada', 'reprovada', 'cursando', 'interrompida'] as const
export type Desfecho = (typeof desfechos)[number]

export const classificacoes = ['concluida', 'nao_concluida', 'nao_reconhecida'] as const
export type Classificacao = (typeof classificacoes)[number]

/** The institution's own codes, by their first word. They go before the common ones. */
export type Situacoes = Readonly<Record<string, Desfecho>>

export type Classificada = { classificacao: Classificacao; desfecho: Desfecho | null }

/** Codes of transcripts, in lower case. */
const codigos: Record<Desfecho, string> = {
  aprovada: 'ap apr aprn apv aprov a',
  aproveitada: 'cump disp ae eqv suf',
  reprovada: 'rp rm rf rep repf repmf rn ra rnf ins',
  cursando: 'cr matr ma',
  interrompida: 'tr tranc t canc des pend inc',
}

/** How the first words of a written-out situation begin. 'não' is the first: what follows it did not happen. */
const palavras: ReadonlyArray<readonly [RegExp, Desfecho]> = [
  [/^nao aprovad/, 'reprovada'],
  [/^(nao|a cursar)\b/, 'interrompida'],
  [/^aproveit/, 'aproveitada'],
  [/^aprov/, 'aprovada'],
  [/^(dispens|isen|cumpri|equivalen|suficien)/, 'aproveitada'],
  [/^(reprov|insuficien)/, 'reprovada'],
  [/^(cursando|em curso|em andamento|matriculad)/, 'cursando'],
  [/^(tranca|cancela|desist|incomplet|pendente)/, 'interrompida'],
]

const comuns = new Map(
  desfechos.flatMap(desfecho => codigos[desfecho].split(' ').map(codigo => [codigo, desfecho] as const)),
)

const lookUp = (codigo: string, proprias: Situacoes): Desfecho | null => {
  const propria = Object.entries(proprias).find(([each]) => fold(each) === codigo)
  return propria?.[1] ?? comuns.get(codigo) ?? null
}

/** The first word decides: 'RM - Reprovado por média' is RM. One letter before a word may be an article: 'A cursar'. */
const toDesfecho = (escrita: string, proprias: Situacoes): Desfecho | null => {
  const texto = fold(escrita).replace(/^[^\p{L}\p{N}]+/u, '')
  const [codigo = ''] = /^[\p{L}\p{N}]+/u.exec(texto) ?? []
  const palavra = palavras.find(([form]) => form.test(texto))?.[1] ?? null
  if (codigo.length === 1 && /^. \p{L}/u.test(texto)) return palavra ?? toDesfecho(texto.slice(2), proprias)
  return lookUp(codigo, proprias) ?? palavra
}

/**
 * What a situation of a transcript means. This is the only place that decides it: requirements, levels,
 * recommendations, the shared summary and the clients of the API use the result. What is not known counts as neither
 * completed nor failed.
 */
export const classificar = (situacao: string, proprias: Situacoes): Classificada => {
  const desfecho = toDesfecho(situacao, proprias)
  if (desfecho === null) return { classificacao: 'nao_reconhecida', desfecho }
  const concluida = desfecho === 'aprovada' || desfecho === 'aproveitada'
  return { classificacao: concluida ? 'concluida' : 'nao_concluida', desfecho }
}
