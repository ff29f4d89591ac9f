import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lista, naEtapa } from '../../candidaturas/testing/candidaturas.ts'
import { broadcastMudanca } from '../../novidades/mudancas.ts'
import { broadcastToTabs } from '../../novidades/tabs.ts'
import { listenTo, typed } from './testing/listen.ts'

const pagina = 'CandidaturasListPaginationQuery'

/** A mutation of another tab of this person. */
const changeElsewhere = (codigo: string, mutation: string) => broadcastToTabs('mudancas', codigo, { mutation, tab: 2 })

test('an open list of candidaturas shows what was cancelled in another tab', async () => {
  const { asked, resolve } = await listenTo(
    '/applications',
    lista([naEtapa('1', 'RECEBIDA'), naEtapa('2', 'RECEBIDA')]),
  )
  await act(async () => changeElsewhere('7', 'useCancelarCandidaturaMutation'))
  await waitFor(() => expect(asked()).toEqual([pagina]))
  await resolve(lista([naEtapa('2', 'RECEBIDA')]), pagina)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Vaga 2'])
})

test('a mutation of this tab, one that shows by itself, and one of another person refetch nothing', async () => {
  const { asked } = await listenTo('/applications', lista([naEtapa('1', 'RECEBIDA')]))
  await act(async () => {
    broadcastMudanca('7', 'useCandidatarMutation')
    changeElsewhere('7', 'useEnviarMensagemMutation')
    changeElsewhere('8', 'useCandidatarMutation')
  })
  expect(asked()).toEqual([])
  // The channel keeps the order: the others were heard.
  await act(async () => changeElsewhere('7', 'useCandidatarMutation'))
  await waitFor(() => expect(asked()).toEqual([pagina]))
})

const contadas = (notificacoes: number) => ({ NaoLidas: () => ({ mensagens: 0, notificacoes }) })
const mudou = typed('SelecaoMudou', { vaga: { id: 'vaga-99', codigo: '99' } })
const sino = () => screen.getAllByRole('link', { name: /^Notificações/ })[0]?.textContent

test('the count of notifications falls when a candidatura is cancelled with its notification', async () => {
  const { bring, asked, resolve } = await listenTo('/professor/messages', contadas(2), { como: 'professor' })
  expect(sino()).toContain('2')
  await bring(mudou)
  await bring(mudou)
  expect(asked()).toEqual(['createRecountQuery'])
  await resolve(contadas(2), 'createRecountQuery')
  await resolve(contadas(1), 'createRecountQuery')
  expect(sino()).toContain('1')
  expect(asked()).toEqual([])
})

test('without an unread notification, a change of a selection requests no count', async () => {
  const { bring, asked } = await listenTo('/professor/messages', contadas(0), { como: 'professor' })
  await bring(mudou)
  expect(asked()).toEqual([])
})
