import type { ModoDeAviso } from '../../db/schema/avisos.ts'
import type { Etapa } from '../../selecao/etapas.ts'
import type { Status } from '../../vagas/status.ts'
import { titulosDosAvisos, transicoes } from '../createSelecao.ts'
import type { Usuario } from '../createTestApp.ts'

/*
 * What each person should see of a board with drafts, selections and notices, computed by independent rules: written out to
 * check those in the code.
 */

/** A change that a student sees. `entre`: the milliseconds between which it became visible. */
type Vista = { de: Etapa; para: Etapa; palavra: string | null; entre: [number, number] }

export type Candidatura = {
  id: number
  aluno: Aluno
  etapa: Etapa
  retida: boolean
  vista: Etapa
  versao: number
  /** The message of a decision that is held back. */
  guardada: string | null
  vistas: Vista[]
}

export type Vaga = {
  id: number
  titulo: string
  status: Status | 'rascunho'
  /** In the order in which they applied. */
  candidaturas: Candidatura[]
  /** Those that the managers have not read the notice of. */
  novas: Set<Candidatura>
}

export type Aviso = {
  tipo: 'etapa' | 'mudanca' | 'finalizada' | 'novas_vagas'
  titulo: string
  descricao: string
  vaga: Vaga
  lido: boolean
}

/** A mail: its subject, and a text that it has. */
export type Carta = { subject: string; trecho: string }

/** `modos`: how they want to be told of each kind. `resumo`: what waits for 18:00. */
export type Aluno = {
  usuario: Usuario
  modos: Record<Aviso['tipo'], ModoDeAviso>
  avisos: Aviso[]
  cartas: Carta[]
  resumo: Aviso[]
}

export const decisoes: readonly Etapa[] = ['aprovada', 'lista_de_espera', 'nao_selecionada']

export const isAberta = ({ status }: Vaga): boolean => status === 'em_andamento'

export const transicoesDeStatus: Record<Status | 'rascunho', readonly Status[]> = {
  rascunho: [],
  aguardando: [],
  em_analise: [],
  em_andamento: ['finalizada', 'encerrada'],
  finalizada: ['em_andamento', 'encerrada'],
  encerrada: ['em_andamento'],
}

/** Whether a professor may move it. */
export const mayMove = ({ etapa, retida }: Candidatura, para: Etapa, reter: boolean): boolean =>
  transicoes.some(([de, permitidas]) => de === etapa && permitidas.includes(para)) ||
  (etapa === para && retida && !reter)

/**
 * Tells a student by the way that they chose. An unread notice with the title of a `renovavel` one is renewed, and told by
 * the way of its new kind: at once only if it says something else, and not in the summary if that kind is not.
 */
const tell = (aluno: Aluno, aviso: Aviso, carta: Carta, renovavel: boolean): void => {
  const modo = aluno.modos[aviso.tipo]
  if (modo === 'nenhum') return
  const isSame = ({ titulo, vaga, lido }: Aviso) => titulo === aviso.titulo && vaga === aviso.vaga && !lido
  const antes = renovavel ? aluno.avisos.find(isSame) : undefined
  if (modo === 'na_hora' && antes?.descricao !== aviso.descricao) aluno.cartas.push(carta)
  const atual = antes ? Object.assign(antes, aviso) : aviso
  if (!antes) aluno.avisos.push(atual)
  if (modo !== 'resumo') aluno.resumo = aluno.resumo.filter(one => one !== atual)
  else if (!aluno.resumo.includes(atual)) aluno.resumo.push(atual)
}

/** `desde`: when the step began. `finaliza`: the selection ends with it. */
type Mudanca = { etapa: Etapa; retida: boolean; palavra: string | null; desde: number; finaliza?: boolean }

/** A new stage of a candidatura. Its student is told if they see it, unless they withdrew. */
export const become = (vaga: Vaga, candidatura: Candidatura, mudanca: Mudanca): void => {
  const { etapa, retida, palavra, desde, finaliza = false } = mudanca
  const { vista: de, aluno } = candidatura
  const vista = retida ? de : etapa
  Object.assign(candidatura, {
    etapa,
    retida,
    vista,
    versao: candidatura.versao + 1,
    guardada: retida ? palavra : null,
  })
  if (vista === de) return
  candidatura.vistas.push({ de, para: vista, palavra, entre: [desde, Date.now()] })
  const titulo = titulosDosAvisos[vista]
  if (titulo === undefined) return
  const fim = palavra === null ? ': a seleção foi finalizada.' : ' A seleção foi finalizada.'
  const descricao = `${vaga.titulo}${palavra === null ? '' : `: “${palavra}”`}${finaliza ? fim : ''}`
  const oQueMudou = `“${vaga.titulo}” ${titulo.replace('Sua candidatura ', '')}.`
  const trecho = finaliza ? `${oQueMudou} A seleção foi finalizada.` : (palavra ?? oQueMudou)
  const carta = { subject: `${titulo}: ${vaga.titulo}`, trecho }
  tell(aluno, { tipo: 'etapa', titulo, descricao, vaga, lido: false }, carta, false)
}

/** Makes what is held back visible. Returns it. */
export const release = (vaga: Vaga, desde: number, finaliza = false): Candidatura[] => {
  const retidas = vaga.candidaturas.filter(({ retida }) => retida)
  for (const one of retidas) {
    become(vaga, one, { etapa: one.etapa, retida: false, palavra: one.guardada, desde, finaliza })
  }
  return retidas
}

/** From not at all to at once. */
const volumes: readonly ModoDeAviso[] = ['nenhum', 'no_quadro', 'resumo', 'na_hora']

/** Whether a student who reads the end with an answer is told of it as fast as they chose. */
const isToldWithAnswer = ({ modos }: Aluno): boolean =>
  volumes.indexOf(modos.etapa) >= volumes.indexOf(modos.finalizada)

/** The notice of a vaga's new status, before and after its title. */
const novidades: Partial<Record<Status, [string, string]>> = {
  em_andamento: ['A seleção de “', '” está em andamento.'],
  finalizada: ['A seleção de “', '” foi finalizada, e esta oportunidade não recebe mais candidaturas.'],
  encerrada: [
    'A oportunidade “',
    '” está encerrada e não recebe mais candidaturas. Quem já se candidatou ainda pode ter resposta.',
  ],
}

/**
 * A new status, of which those who applied and did not withdraw are told. `respondidas`: those that got an answer that
 * tells it too.
 */
export const becomeStatus = (vaga: Vaga, status: Status, respondidas: ReadonlySet<Candidatura> = new Set()): void => {
  vaga.status = status
  const tipo = status === 'finalizada' ? 'finalizada' : 'mudanca'
  const titulo = 'A seleção mudou de status'
  const assunto = status === 'finalizada' ? 'Seleção finalizada' : titulo
  const descricao = novidades[status]?.join(vaga.titulo) ?? ''
  for (const candidatura of vaga.candidaturas) {
    const { aluno, etapa } = candidatura
    if (etapa === 'retirada' || (respondidas.has(candidatura) && isToldWithAnswer(aluno))) continue
    const carta = { subject: `${assunto}: ${vaga.titulo}`, trecho: descricao }
    tell(aluno, { tipo, titulo, descricao, vaga, lido: false }, carta, true)
  }
}

/** A draft that is published is announced to the students whom it matches. */
export const publish = (vaga: Vaga, alunos: readonly Aluno[]): void => {
  vaga.status = 'em_andamento'
  const titulo = 'Nova oportunidade para você'
  const descricao = `${vaga.titulo}, em Administração, combina com seus interesses.`
  for (const aluno of alunos) {
    const carta = { subject: `${titulo}: ${vaga.titulo}`, trecho: descricao }
    tell(aluno, { tipo: 'novas_vagas', titulo, descricao, vaga, lido: false }, carta, true)
  }
}

export const apply = (vaga: Vaga, aluno: Aluno, id: number): void => {
  const nova: Candidatura = {
    id,
    aluno,
    etapa: 'recebida',
    retida: false,
    vista: 'recebida',
    versao: 0,
    guardada: null,
    vistas: [],
  }
  vaga.candidaturas.push(nova)
  vaga.novas.add(nova)
  if (aluno.modos.etapa === 'na_hora')
    aluno.cartas.push({ subject: `Recebemos a sua candidatura: ${vaga.titulo}`, trecho: `“${vaga.titulo}”` })
}

/** The most lines of a summary about one kind, and the most new vagas of one professor. */
const [mostLinhas, mostVagas] = [20, 2]

/** The lines of the summary that a student gets at 18:00; null for none. Afterwards nothing waits. */
export const takeResumo = (aluno: Aluno): string[] | null => {
  const todos = aluno.resumo.splice(0)
  const linhas = (['etapa', 'mudanca', 'finalizada'] as const).flatMap(tipo => {
    const deles = todos.filter(aviso => aviso.tipo === tipo).map(({ titulo, descricao }) => `${titulo}: ${descricao}`)
    const rest = deles.length - mostLinhas
    return [...deles.slice(0, mostLinhas), ...(rest > 0 ? [`E mais ${rest} em Notificações`] : [])]
  })
  const novas = todos.filter(({ tipo, vaga }) => tipo === 'novas_vagas' && isAberta(vaga))
  const tudo = [...linhas, ...novas.slice(0, mostVagas).map(({ descricao }) => descricao)]
  return tudo.length === 0 ? null : tudo.toSorted()
}

const concluidas: readonly Etapa[] = ['aprovada', 'nao_selecionada', 'retirada']

/** A student's candidaturas in the order of their list: what is over after the rest, each newest first. */
export const candidaturasDe = (vagas: readonly Vaga[], aluno: Aluno): Candidatura[] => {
  const own = vagas.flatMap(({ candidaturas }) => candidaturas.filter(one => one.aluno === aluno))
  const newest = own.toSorted((one, other) => other.id - one.id)
  const isConcluida = ({ vista }: Candidatura) => concluidas.includes(vista)
  return [...newest.filter(one => !isConcluida(one)), ...newest.filter(isConcluida)]
}

/** What somebody besides the managers can see: a step that leaves it as it was has changed nothing for them. */
export const aparenciaDe = (vagas: readonly Vaga[]): string =>
  JSON.stringify(
    vagas.flatMap(({ id, status, candidaturas }) =>
      status === 'rascunho' ? [] : [[id, status, candidaturas.map(({ id: dela, vistas }) => [dela, vistas.length])]],
    ),
  )
