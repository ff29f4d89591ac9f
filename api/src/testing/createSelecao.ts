import type { Etapa } from '../selecao/etapas.ts'
import { candidaturas } from '../db/schema.ts'
import type { TestApp, Usuario } from './createTestApp.ts'
import { createVaga } from './createVaga.ts'

type Estado = { id: number; etapa: Etapa; retida: boolean; versao: number }
type Selecao = { vagas: number | null; aprovadas: number; retidas: number; divulgacao_em: string | null }
type Movidas = { movidas: Estado[]; recusadas: Array<Estado & { detail: string }>; selecao: Selecao; detail: unknown }
type Divulgadas = { divulgadas: Estado[]; selecao: Selecao; detail: unknown }
type Andamento = { de: Etapa; para: Etapa; criado_em: string; palavra: string | null; retida: boolean; por: null }
type Propria = { etapa: Etapa; historico: Andamento[]; vaga: { minha_etapa: Etapa | null } }
type Aviso = { id: number; titulo: string; descricao: string; acao: { rotulo: string; href: string } }
type Movimento = {
  movimentos?: Array<{ candidatura: number; versao: number }>
  palavra?: string
  reter?: boolean
  as?: Usuario
  idempotencyKey?: string
}

/**
 * The transitions of a professor, as the specification of the stages lists them, from and to: written out to check the
 * table in the code.
 */
export const transicoes: Array<[Etapa, Etapa[]]> = [
  ['recebida', ['em_analise', 'entrevista', 'aprovada', 'lista_de_espera', 'nao_selecionada']],
  ['em_analise', ['entrevista', 'aprovada', 'lista_de_espera', 'nao_selecionada']],
  ['entrevista', ['em_analise', 'aprovada', 'lista_de_espera', 'nao_selecionada']],
  ['aprovada', ['lista_de_espera', 'nao_selecionada', 'em_analise']],
  ['lista_de_espera', ['aprovada', 'nao_selecionada', 'em_analise']],
  ['nao_selecionada', ['aprovada', 'lista_de_espera', 'em_analise']],
  ['retirada', []],
]

/** The notification of each stage, as the specification words it. */
export const titulosDosAvisos: Partial<Record<Etapa, string>> = {
  em_analise: 'Sua candidatura está em análise',
  entrevista: 'Sua candidatura chegou à entrevista',
  aprovada: 'Sua candidatura foi aprovada',
  lista_de_espera: 'Sua candidatura está na lista de espera',
  nao_selecionada: 'Sua candidatura não foi selecionada',
}

/** A vaga of a new professor with so many candidates, and what each side does and sees. */
export const createSelecao = async (board: TestApp, quantos = 1) => {
  const professora = await board.createProfessor()
  const vaga = await createVaga(board.db, { autorId: professora.id, titulo: 'Monitoria de Cálculo' })
  const alunos: Usuario[] = []
  for (let number = 0; number < quantos; number += 1) alunos.push(await board.createAluno())
  const linhas = await board.db
    .insert(candidaturas)
    .values(alunos.map(({ id }) => ({ vagaId: vaga.id, candidatoId: id })))
    .returning()
  const rota = `/vagas/${vaga.id}/selecao` as const

  const estados = async () =>
    (await board.call<Estado[]>(`GET /candidaturas/vaga/${vaga.id}`, { as: professora })).body.map(
      ({ id, etapa, retida, versao }) => ({ id, etapa, retida, versao }),
    )
  const emDia = async () => (await estados()).map(({ id, versao }) => ({ candidatura: id, versao }))

  /** A move of all candidaturas in their current versions, except for what is given. */
  const mover = async (para: string, { as = professora, idempotencyKey, ...corpo }: Movimento = {}) =>
    board.call<Movidas>(`POST ${rota}/movimentos`, {
      as,
      body: { movimentos: corpo.movimentos ?? (await emDia()), para, ...corpo },
      headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
    })

  const divulgar = (body: object = {}, as = professora) =>
    board.call<Divulgadas>(`POST ${rota}/divulgacao`, { as, body })

  const retirar = (as: Usuario, body: object = {}) =>
    board.call<Propria & { detail: string }>(`POST /candidaturas/vaga/${vaga.id}/retirada`, { as, body })

  const cancelar = (as: Usuario) =>
    board.call<{ detail: string } | null>(`DELETE /candidaturas/vaga/${vaga.id}`, { as })

  const propria = async (as: Usuario) => {
    const { body } = await board.call<{ candidaturas: Propria[] }>(`GET /candidaturas?vaga=${vaga.id}`, { as })
    return body.candidaturas[0]
  }

  /** A person's notificacoes about candidaturas, oldest first. */
  const avisos = async (as: Usuario) => {
    const { body } = await board.call<{ notificacoes: Aviso[] }>('GET /notificacoes?tipo=candidatura&limit=100', { as })
    return body.notificacoes.toSorted((one, other) => one.id - other.id)
  }

  const [aluno, candidatura] = [alunos[0], linhas[0]]
  if (!aluno || !candidatura) throw new Error('nobody applied')
  return {
    professora,
    vaga,
    alunos,
    aluno,
    candidatura: candidatura.id,
    ids: linhas.map(({ id }) => id),
    rota,
    estados,
    emDia,
    mover,
    divulgar,
    retirar,
    cancelar,
    propria,
    avisos,
    titulos: async (as: Usuario) => (await avisos(as)).map(({ titulo }) => titulo),
  }
}
