import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
// The page that a sign-out leads to: no test waits for its code.
import '../../sessao/login/LoginDoProfessorPage.tsx'
import { lista, naEtapa } from '../../candidaturas/testing/candidaturas.ts'
import { RequestFailure } from '../../relay/failure.ts'
import { tellTabs } from '../../novidades/tabs.ts'
import { listenTo, tellFromOtherTab, typed } from './testing/listen.ts'

const pagina = 'CandidaturasListPaginationQuery'

/** A mutation of another tab of this person. */
const changeElsewhere = (codigo: string, data: unknown = ['*']) => tellFromOtherTab(codigo, { kind: 'topics', data })

test('an open list of candidaturas shows what was cancelled in another tab', async () => {
  const { asked, resolve } = await listenTo(
    '/applications',
    lista([naEtapa('1', 'RECEBIDA'), naEtapa('2', 'RECEBIDA')]),
  )
  await act(async () => changeElsewhere('7'))
  await waitFor(() => expect(asked()).toEqual([pagina]))
  await resolve(lista([naEtapa('2', 'RECEBIDA')]), pagina)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Vaga 2'])
})

test('a mutation of this tab, one of another person, and an invalid message refetch nothing', async () => {
  const { asked } = await listenTo('/applications', lista([naEtapa('1', 'RECEBIDA')]))
  await act(async () => {
    tellTabs('7', 'topics', ['*'])
    changeElsewhere('8')
    for (const data of [null, '*', [1]]) changeElsewhere('7', data)
  })
  expect(asked()).toEqual([])
  // The channel keeps the order: the others were heard.
  await act(async () => changeElsewhere('7'))
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
  expect(asked()).toEqual(['HeaderUserQuery'])
  await resolve(contadas(2), 'HeaderUserQuery')
  await resolve(contadas(1), 'HeaderUserQuery')
  expect(sino()).toContain('1')
  expect(asked()).toEqual([])
})

test('requests no count after a sign-out', async () => {
  const { user, bring, asked, reject, stop } = await listenTo('/professor/messages', contadas(2), { como: 'professor' })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  await bring(mudou)
  expect(asked()).toHaveLength(1)
  await user.click(screen.getAllByRole('button', { name: 'Sair' })[0] ?? document.body)
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Principal' })).toBeNull())
  stop()
  const ofCounts = () => asked().filter(name => name !== 'useSairMutation')
  for (const name of ofCounts()) await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'restarting'), name)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(ofCounts()).toEqual([])
})

test('without an unread notification, a change of a selection requests no count', async () => {
  const { bring, asked } = await listenTo('/professor/messages', contadas(0), { como: 'professor' })
  await bring(mudou)
  expect(asked()).toEqual([])
})
