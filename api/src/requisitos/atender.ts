import type { Classificacao } from '../situacoes/situacao.ts'
import { periodoDe, toOrdem } from '../periodos.ts'
import { toCr } from './cr.ts'
import { toChave } from './codigo.ts'
import type { RequisitosAnswer } from './requisitos.schemas.ts'

/** `periodoInicio` as '2024.1'. `historico` is empty if none was imported. */
export type Aluno = {
  curso: string | null
  periodoInicio: string | null
  historico: Array<{ periodo: string; codigo: string; grau: number | null; classificacao: Classificacao }>
}

type Tipo = 'cr' | 'disciplina' | 'periodo' | 'curso'

/** `pedido`: what the vaga requires. `atendido` is null if it is unknown. */
type Item = { tipo: Tipo; pedido: string; texto: string; atendido: boolean | null }

export type Atendimento = { atende: number; de: number; itens: Item[] }

/** `hoje` as '2026-12-31'. Sentences address the student, or speak of them to a professor. */
type Leitura = { hoje: string; leitor: 'aluno' | 'professor' }

const umaCasa = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const ateDuasCasas = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 2 })

const avaliarCr = (minimo: number, { historico }: Aluno, { leitor }: Leitura): Item => {
  const pedido = `CR mínimo de ${umaCasa.format(minimo)}`
  const cr = toCr(historico)
  if (cr === null) {
    const motivo = historico.length === 0 ? 'sem histórico importado' : 'o histórico não tem graus'
    return { tipo: 'cr', pedido, texto: `${pedido}: ${motivo}`, atendido: null }
  }
  const texto = `${leitor === 'aluno' ? 'Seu CR' : 'CR'}: ${ateDuasCasas.format(cr)} (mínimo ${umaCasa.format(minimo)})`
  return { tipo: 'cr', pedido, texto, atendido: cr >= minimo }
}

type Pedida = RequisitosAnswer['disciplinas'][number]

const avaliarDisciplina = ({ codigo, nome, equivalentes }: Pedida, { historico }: Aluno): Item => {
  const pedido = nome === null ? codigo : `${nome} (${codigo})`
  if (historico.length === 0) {
    return { tipo: 'disciplina', pedido, texto: `${pedido}: sem histórico importado`, atendido: null }
  }
  const codigosCom = (classificacao: Classificacao) =>
    historico.filter(each => each.classificacao === classificacao).map(each => toChave(each.codigo))
  const aceitos = [codigo, ...equivalentes]
  const concluidas = codigosCom('concluida')
  const cursada = aceitos.find(each => concluidas.includes(toChave(each)))
  if (cursada === undefined) {
    const naoReconhecidas = codigosCom('nao_reconhecida')
    return aceitos.some(each => naoReconhecidas.includes(toChave(each)))
      ? { tipo: 'disciplina', pedido, texto: `${pedido}: situação não reconhecida no histórico`, atendido: null }
      : { tipo: 'disciplina', pedido, texto: `Falta ${pedido}`, atendido: false }
  }
  const texto = cursada === codigo ? `Cursou ${pedido}` : `Cursou ${cursada}, equivalente a ${pedido}`
  return { tipo: 'disciplina', pedido, texto, atendido: true }
}

/**
 * The student's current term of the course, the first is 1. It is counted from the 'período de início' of the profile,
 * and without one from the first term of the transcript: a transcript may begin with another course, and the profile
 * says when this one began. Null without both.
 */
export const periodoDoCurso = ({ periodoInicio, historico }: Aluno, hoje: string): number | null => {
  const primeiro = periodoInicio ?? historico.map(({ periodo }) => periodo).toSorted()[0]
  const inicio = primeiro === undefined ? null : toOrdem(primeiro)
  const atual = toOrdem(periodoDe(hoje))
  return inicio === null || atual === null ? null : Math.max(1, atual - inicio + 1)
}

const faixa = (de: number | null, ate: number | null): string => {
  if (de !== null && ate !== null) return de === ate ? `${de}º período` : `do ${de}º ao ${ate}º período`
  return de === null ? `até o ${ate}º período` : `a partir do ${de}º período`
}

const avaliarPeriodo = (
  { periodo_de: de, periodo_ate: ate }: RequisitosAnswer,
  aluno: Aluno,
  { hoje, leitor }: Leitura,
): Item => {
  const pedido = faixa(de, ate)
  const periodo = periodoDoCurso(aluno, hoje)
  if (periodo === null) {
    return { tipo: 'periodo', pedido, texto: `Pede ${pedido}: sem período de início no perfil`, atendido: null }
  }
  const atendido = periodo >= (de ?? 1) && periodo <= (ate ?? Infinity)
  const texto = `${leitor === 'aluno' ? 'Seu' : 'No'} ${periodo}º período`
  return { tipo: 'periodo', pedido, texto: atendido ? texto : `${texto}: pede ${pedido}`, atendido }
}

const listing = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

const avaliarCurso = (cursos: string[], { curso }: Aluno): Item => {
  const pedido = `curso de ${listing.format(cursos)}`
  if (curso === null) return { tipo: 'curso', pedido, texto: `Pede ${pedido}: sem curso no perfil`, atendido: null }
  const atendido = cursos.includes(curso)
  return {
    tipo: 'curso',
    pedido,
    texto: atendido ? `Curso de ${curso}` : `Curso de ${curso}: pede ${pedido}`,
    atendido,
  }
}

/** How far a student meets the requirements of a vaga, each with its reason. Unknown counts as not met. */
export const atender = (pedido: RequisitosAnswer, aluno: Aluno, leitura: Leitura): Atendimento => {
  const itens = [
    ...(pedido.cr_minimo === null ? [] : [avaliarCr(pedido.cr_minimo, aluno, leitura)]),
    ...pedido.disciplinas.map(each => avaliarDisciplina(each, aluno)),
    ...(pedido.periodo_de === null && pedido.periodo_ate === null ? [] : [avaliarPeriodo(pedido, aluno, leitura)]),
    ...(pedido.cursos.length === 0 ? [] : [avaliarCurso(pedido.cursos, aluno)]),
  ]
  return { atende: itens.filter(({ atendido }) => atendido === true).length, de: itens.length, itens }
}

export const atendeTudo = ({ atende, de }: Atendimento): boolean => atende === de

/** What is missing, as the sentence of a refusal. */
export const toFalta = ({ itens }: Atendimento): string => {
  const faltam = itens.filter(({ atendido }) => atendido !== true).map(({ pedido }) => pedido)
  const quantos = faltam.length === 1 ? 'Falta um requisito' : `Faltam ${faltam.length} requisitos`
  return `${quantos}: ${faltam.join('; ')}.`
}
