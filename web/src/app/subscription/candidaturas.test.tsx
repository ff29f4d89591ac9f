import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { changed } from '../../relay/topics.ts'
import { umaVaga } from '../../vagas/testing/umaVaga.ts'
import { listenTo, typed } from './testing/listen.ts'

const vaga = (codigo: string, status: string) =>
  umaVaga({ id: `vaga-${codigo}`, codigo, titulo: `Vaga ${codigo}`, status, encerrada: status === 'FINALIZADA' })

const pagina = 'CandidaturasListPaginationQuery'

const edge = (codigo: string, status: string) => ({
  cursor: codigo,
  node: {
    id: `c-${codigo}`,
    criadaEm: null,
    cartaDeMotivacao: null,
    etapa: null,
    mudancas: null,
    vagaOriginal: null,
    vaga: vaga(codigo, status),
  },
})

const lista = (status: string, da13 = status) => ({
  Viewer: () => ({
    candidaturas: {
      total: 2,
      edges: [edge('12', status), edge('13', da13)],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  }),
})

const aviso = (codigoDaVaga: string | null) => ({
  __typename: 'NotificacaoRecebida',
  notificacao: typed('Notificacao', {
    id: 'n1',
    tipo: 'OPORTUNIDADE',
    titulo: 'A seleção mudou de status',
    descricao: null,
    criadaEm: null,
    lida: false,
    acao: null,
    codigoDaVaga,
  }),
  naoLidas: 1,
})

const abrir = () => listenTo('/applications', lista('EM_ANALISE'))

const vagaMudou = (codigo: string) => typed('VagaMudou', { vaga: typed('Vaga', { id: `vaga-${codigo}`, codigo }) })

test.each([
  ['a notification', aviso],
  ['a change of the vaga', vagaMudou],
])('an open list of candidaturas follows the status of its vagas: %s makes one request', async (_, happen) => {
  const { bring, asked, resolve } = await abrir()
  await bring(happen('13'))
  expect(asked()).toEqual([pagina])
  await resolve(lista('EM_ANALISE', 'FINALIZADA'), pagina)
  const items = screen.getAllByRole('listitem').map(item => item.textContent)
  expect(items[0]).toContain('Em análise')
  expect(items[1]).toContain('Finalizada')
  expect(asked()).toEqual([])
})

test('sends no request for a notification about another vaga, or about none, or for a change of another vaga', async () => {
  const { bring, asked } = await abrir()
  await bring(aviso('1'))
  await bring(aviso(null))
  await bring(vagaMudou('1'))
  expect(asked()).toEqual([])
})

test('stays as it is if the list cannot be read', async () => {
  const { bring, asked, reject } = await abrir()
  await bring(aviso('13'))
  await reject(new RequestFailure('OFFLINE', 'no answer'), pagina)
  expect(screen.getAllByText('Em análise')).toHaveLength(2)
  expect(asked()).toEqual([])
})

test('refetches the whole list after a gap', async () => {
  const { environment, asked, resolve } = await abrir()
  await act(async () => changed(environment, '*'))
  expect(asked()).toEqual([pagina])
  await resolve(lista('FINALIZADA'), pagina)
  expect(screen.getAllByText('Finalizada')).toHaveLength(2)
})
