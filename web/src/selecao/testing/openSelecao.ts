import { screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { candidatura, page, url, vaga } from '../../minhasVagas/testing/openMinhaVaga.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import type { Etapa } from '../etapa.ts'
import '../Selecao.tsx'
import '../candidato/CandidatoPane.tsx'
import '../divulgacao/Divulgacao.tsx'

export const mover = 'useMoverMutation'

type Opened = Awaited<ReturnType<typeof renderRoute>>

/** An edge of the candidaturas on an upstream with etapas. */
export const candidato = (codigo: string, nome: string, etapa: Etapa, changes: object = {}) =>
  candidatura(codigo, nome, { etapa, versao: 1, ...changes })

export const quatro = [
  candidato('7', 'Ana Souza', 'RECEBIDA', { curso: 'Design' }),
  candidato('8', 'Beto Lima', 'RECEBIDA', { curso: 'Física', criadaEm: '2026-04-02T12:00:00Z' }),
  candidato('9', 'Caio Reis', 'EM_ANALISE', { curso: 'Física', criadaEm: '2026-04-03T12:00:00Z' }),
  candidato('10', 'Duda Melo', 'RETIRADA', { criadaEm: '2026-04-04T12:00:00Z' }),
]

export const umaSelecao = (changes: object = {}) => ({
  __typename: 'Selecao',
  id: 'selecao-1',
  lugares: null,
  aprovadas: 0,
  retidas: 0,
  divulgacaoEm: null,
  ...changes,
})

/** The response to the page's query. */
export const pagina = (edges: object[] = quatro, changes: object = {}, daVaga: object = {}) =>
  page({ selecao: umaSelecao(changes), ...daVaga }, edges)

/** Renders the professor's page of the vaga with its selecao. */
export async function openSelecao(edges?: object[], changes?: object, daVaga?: object) {
  const opened = await renderRoute(url, pagina(edges, changes, daVaga), { como: 'professor' })
  await screen.findByRole('group', { name: 'Seleção' }, { timeout: 20_000 })
  return opened
}

type Edge = ReturnType<typeof candidato>

/** The response to the query of a candidate's page. */
export const umaCandidatura = ({ node }: Edge, changes: object = {}) => {
  const candidatura = {
    ...node,
    candidato: { ...node.candidato, perfil: null },
    compartilhaHistorico: false,
    historicoEscolar: null,
    atendimento: null,
    entrevista: null,
    ...changes,
  }
  return { Query: () => ({ vaga: { ...vaga, id: 'vaga-1', candidatura } }) }
}

/** Gives the screen room for a candidate beside the list. */
export const comLugar = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(query => ({ matches: query === 'screen and (min-width: 1100px)' }) as MediaQueryList)

const daPessoa = 'CandidatoPageQuery'

/** Resolves what the candidate who opens beside the list requests. */
export async function resolvePainel(opened: Opened, edge: Edge, changes: object = {}) {
  await waitFor(() => expect(opened.variables(daPessoa)).toBeTruthy(), { timeout: 20_000 })
  await opened.resolve(umaCandidatura(edge, changes), daPessoa)
  const semRespostas = { __typename: 'Candidatura', id: edge.node.id, respostas: null }
  await opened.resolve({ Query: () => ({ node: semRespostas }) }, 'RespostasDaCandidaturaQuery')
}

/** Renders the selecao with one candidate open beside the list. `pending` leaves out the next one, who loads ahead. */
export async function openPainel(edges: readonly Edge[], nome = 'Ana Souza') {
  comLugar()
  const opened = await openSelecao([...edges])
  const edge = edges.find(({ node }) => node.candidato.pessoa.nome === nome)
  if (!edge) throw new Error(`no candidate ${nome}`)
  await opened.user.click(screen.getByRole('link', { name: nome }))
  await resolvePainel(opened, edge)
  return { ...opened, pending: () => opened.pending().filter(name => name !== daPessoa) }
}

/** One candidatura in the payload of a mutation. */
export const estado = (codigo: string, etapa: Etapa, versao: number, retida = false) => ({
  __typename: 'Candidatura',
  id: `c-${codigo}`,
  etapa,
  retida,
  versao,
})

/** Resolves the oldest move. */
export const answerWith = (
  opened: Opened,
  movidas: object[],
  { recusadas = [], selecao = {} }: { recusadas?: object[]; selecao?: object } = {},
) =>
  opened.resolve(
    {
      Mutation: () => ({
        moverCandidaturas: {
          __typename: 'MoverCandidaturasSuccess',
          movidas,
          recusadas,
          selecao: umaSelecao(selecao),
        },
      }),
    },
    mover,
  )

/** The card or list item of a candidate. */
export function cartao(nome: string) {
  // An open dialog names them too.
  const card = screen.getAllByText(nome).flatMap(one => one.closest<HTMLElement>('[data-candidatura]') ?? [])[0]
  if (!card) throw new Error(`no card of ${nome}`)
  return within(card)
}

export const menuDe = (nome: string) => screen.getByRole('button', { name: `Mover para… (${nome})` })

/** Chooses an etapa from the menu of a candidate. */
export async function peloMenu({ user }: Opened, nome: string, item: string) {
  await user.click(menuDe(nome))
  await user.click(screen.getByRole('menuitem', { name: item }))
}

export const dialogo = () => within(screen.getByRole('dialog', { name: /^Mover \d+ candidatos?$/ }))

export const coluna = (nome: string) => within(screen.getByRole('region', { name: nome }))
