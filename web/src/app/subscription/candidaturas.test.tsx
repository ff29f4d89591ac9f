import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { reportGap } from '../../relay/staleness.ts'
import { umaVaga } from '../../vagas/testing/umaVaga.ts'
import { listenTo, typed } from './testing/listen.ts'

const vaga = (codigo: string, status: string) =>
  umaVaga({ id: `vaga-${codigo}`, codigo, titulo: `Vaga ${codigo}`, status, encerrada: status === 'FINALIZADA' })

const lista = (status: string) => ({
  Viewer: () => ({
    candidaturas: {
      total: 2,
      edges: ['12', '13'].map(codigo => ({
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
      })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  }),
})

const aviso = (href: string) => ({
  __typename: 'NotificacaoRecebida',
  notificacao: typed('Notificacao', {
    id: 'n1',
    tipo: 'OPORTUNIDADE',
    titulo: 'A seleção mudou de status',
    descricao: null,
    criadaEm: null,
    lida: false,
    acao: { __typename: 'AcaoDaNotificacao', rotulo: 'Ver oportunidade', href },
  }),
  naoLidas: 1,
})

const abrir = () => listenTo('/applications', lista('EM_ANALISE'))

test('an open list of candidaturas follows the status of a vaga, with one request for that vaga', async () => {
  const { bring, asked, variables, resolve } = await abrir()
  await bring(aviso('/opportunities/13'))
  expect(asked()).toEqual(['CandidaturaItemQuery'])
  expect(variables('CandidaturaItemQuery')).toEqual({ codigo: '13', comEtapas: false })
  await resolve({ Query: () => ({ vaga: vaga('13', 'FINALIZADA') }) }, 'CandidaturaItemQuery')
  const items = screen.getAllByRole('listitem').map(item => item.textContent)
  expect(items[0]).toContain('Em análise')
  expect(items[1]).toContain('Finalizada')
  expect(asked()).toEqual([])
})

test('an open list of candidaturas follows new questions, with one request for that vaga', async () => {
  const { bring, asked, variables } = await abrir()
  await bring(aviso('/applications?vaga=13'))
  expect(asked()).toEqual(['CandidaturaItemQuery'])
  expect(variables('CandidaturaItemQuery')).toMatchObject({ codigo: '13' })
})

test('sends no request for a notification about another vaga, or with another link', async () => {
  const { bring, asked } = await abrir()
  await bring(aviso('/opportunities/1'))
  await bring(aviso('/messages?userId=13'))
  expect(asked()).toEqual([])
})

test('stays as it is if the vaga cannot be read', async () => {
  const { bring, asked, reject } = await abrir()
  await bring(aviso('/opportunities/13'))
  await reject(new RequestFailure('OFFLINE', 'no answer'), 'CandidaturaItemQuery')
  expect(screen.getAllByText('Em análise')).toHaveLength(2)
  expect(asked()).toEqual([])
})

test('refetches the whole list after a gap', async () => {
  const { environment, asked, resolve } = await abrir()
  await act(async () => reportGap(environment))
  expect(asked()).toEqual(['CandidaturasListPaginationQuery'])
  await resolve(lista('FINALIZADA'), 'CandidaturasListPaginationQuery')
  expect(screen.getAllByText('Finalizada')).toHaveLength(2)
})
