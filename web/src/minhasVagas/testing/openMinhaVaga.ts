import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import '../vaga/MinhaVagaPage.tsx'

export const url = '/professor/opportunities/1'

export const vaga = {
  id: 'vaga-1',
  codigo: '1',
  titulo: 'Monitoria de Cálculo I',
  descricao: 'Ajudar os calouros.\nDuas turmas.',
  tipo: 'MONITORIA',
  nomeDoTipo: 'Monitoria',
  status: 'EM_ANDAMENTO',
  encerrada: false,
  prazo: '2099-10-31',
  criadaEm: '2026-03-09T12:00:00Z',
  remuneracao: 1200,
  desconto: null,
  horasComplementares: 40,
  lugares: null as number | null,
  horasSemanais: null as number | null,
  modalidade: null as string | null,
  respostaAte: null as string | null,
  local: { id: 'l-2', nome: 'PUC' },
  departamento: { nome: 'Matemática' },
  autor: { id: 'autor-7', codigo: '7', nome: 'Helena Duarte' },
  // An upstream without co-managers.
  meuPapel: null,
  primeiraRevisao: null as object | null,
  gestores: null,
  // An upstream without requisitos.
  requisitos: null as object | null,
  // An upstream without etapas.
  selecao: null,
  interesses: [{ id: 'a', codigo: null as string | null, nome: 'ROBOTICA' }],
}

export const carta = `Quero muito participar. ${'Estudo há dois anos. '.repeat(20)}Obrigada.`

/** An edge of the candidaturas. `codigo`: REST id of the person. */
export const candidatura = (codigo: string, nome: string | null, changes: Record<string, unknown> = {}) => {
  const {
    curso = null,
    periodoInicio = null,
    email = null,
    criadaEm = '2026-04-01T12:00:00Z',
    cartaDeMotivacao = null,
  } = changes
  const { etapa = null, retida = false, versao = null, avaliacao = null, respondidaEm = null } = changes
  // An upstream that does not tell.
  const { comunicadoHoje = null, lida = null } = changes
  const candidato = { pessoa: { id: `pessoa-${codigo}`, codigo, nome }, email, curso, periodoInicio }
  const node = { id: `c-${codigo}`, codigo: `3${codigo}`, candidato, criadaEm, cartaDeMotivacao }
  return { node: { ...node, etapa, retida, versao, avaliacao, respondidaEm, comunicadoHoje, lida } }
}

export const tres = [
  candidatura('7', 'Ana Souza', { curso: 'Design', email: 'ana@puc.example', cartaDeMotivacao: carta }),
  candidatura('8', null, { criadaEm: '2026-04-04T12:00:00Z' }),
  candidatura('9', 'Beto Lima', { curso: 'Design', cartaDeMotivacao: 'Curta.' }),
]

const categorias = [
  {
    nome: 'Computação',
    interesses: [
      { id: 'i-1', codigo: '1', nome: 'Robótica' },
      { id: 'i-2', codigo: '2', nome: 'Redes' },
    ],
  },
]

/** The response to the page's query. */
export const page = (changes: object = {}, edges: object[] = tres) => ({
  // The one of renderRoute would replace that of the vaga.
  PrimeiraRevisao: undefined,
  Query: () => ({
    vaga: { ...vaga, ...changes },
    // By its global id.
    node: { __typename: 'Vaga', ...vaga, ...changes },
    categoriasDeInteresse: categorias,
  }),
  CandidaturaConnection: () => ({ edges, total: edges.length, pageInfo: { hasNextPage: false, endCursor: null } }),
})

/** Renders the professor's page of the vaga, on a tab, and resolves its query. */
export async function open(changes?: object, edges?: object[], aba: 'vaga' | 'metricas' | null = null) {
  const opened = await renderRoute(aba ? `${url}?aba=${aba}` : url, page(changes, edges), { como: 'professor' })
  await abaCarregada()
  return opened
}

/** Opens a tab of the page. */
export async function abrirAba({ user }: Pick<Opened, 'user'>, name: string | RegExp) {
  await user.click(screen.getByRole('tab', { name }))
  await abaCarregada()
}

/** Waits for the lazy code of the tabs that are not open at first. */
export const abaCarregada = () =>
  waitFor(() => expect(screen.queryByText(/^Carregando (oportunidade|métricas)\.\.\.$/)).toBeNull(), {
    timeout: 20_000,
  })

export type Opened = Awaited<ReturnType<typeof open>>
