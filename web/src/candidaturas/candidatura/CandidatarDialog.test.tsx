import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { changed } from '../../relay/topics.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { umaVaga } from '../../vagas/testing/umaVaga.ts'

const apply = 'useCandidatarMutation'
const page = 'VagaPageQuery'
const encerrada = /^Esta oportunidade está encerrada e não recebe mais candidaturas/

const vaga = (own: Record<string, unknown>) => ({
  Query: () => ({
    vaga: umaVaga({
      id: 'vaga-12',
      minhaCandidatura: { id: 'situacao-12', candidatado: false, etapa: null },
      ...own,
    }),
    viewer: { papel: 'ESTUDANTE' },
  }),
})
const dialog = () => within(screen.getByRole('dialog'))
const letter = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { name: /Carta de motivação/ })
const send = () => dialog().queryByRole('button', { name: 'Enviar candidatura' })

/** Opens the dialog and writes a letter. `update` refetches the page: the vaga has changed. */
async function write() {
  const opened = await renderRoute('/opportunities/12', vaga({}))
  await opened.user.click(screen.getByRole('button', { name: 'Candidatar-se' }))
  await opened.user.type(letter(), 'Minha carta')
  const update = async (own: Record<string, unknown>) => {
    act(() => changed(opened.environment, 'vaga:12'))
    await opened.resolve(vaga(own), page)
  }
  const press = () => opened.user.click(send() ?? expect.fail('no button'))
  return { ...opened, update, press }
}

test('says that the vaga has closed, sends nothing, and keeps the letter until it reopens', async () => {
  const { update, press, variables } = await write()
  await update({ encerrada: true, status: 'ENCERRADA' })
  expect(dialog().getByRole('status').textContent).toMatch(encerrada)
  expect(send()).toBeNull()
  expect(letter().value).toBe('Minha carta')
  await update({ encerrada: false, status: 'EM_ANDAMENTO' })
  expect(dialog().queryByText(encerrada)).toBeNull()
  await press()
  expect(variables(apply)?.['input']).toMatchObject({ cartaDeMotivacao: 'Minha carta' })
})

test('requests the vaga anew if it refused the candidatura, and says that it has closed in place of the error', async () => {
  const { press, resolve, pending } = await write()
  await press()
  const recusada = { __typename: 'CandidaturaRecusada', mensagem: 'Esta vaga está encerrada.' }
  await resolve({ Mutation: () => ({ candidatar: recusada }) }, apply)
  expect(dialog().getByRole('alert').textContent).toContain('Esta vaga está encerrada.')
  expect(pending()).toEqual([page])
  await resolve(vaga({ encerrada: true, status: 'ENCERRADA' }), page)
  expect(dialog().queryByRole('alert')).toBeNull()
  expect(dialog().getByText(encerrada)).toBeTruthy()
  expect(send()).toBeNull()
})

test('says that the student has applied in another tab', async () => {
  const { update } = await write()
  await update({ minhaCandidatura: { id: 'situacao-12', candidatado: true, etapa: 'RECEBIDA' } })
  expect(dialog().getByText('Você já se candidatou a esta oportunidade.')).toBeTruthy()
  expect(send()).toBeNull()
})

test('says that the vaga now only takes those who meet its requisitos', async () => {
  const { update } = await write()
  await update({ requisitos: { fechada: true }, atendimento: { atende: 1, de: 2, itens: [] } })
  expect(dialog().getByText('Falta 1 requisito: esta oportunidade só aceita quem atende a todos.')).toBeTruthy()
  expect(send()).toBeNull()
})

test('shows no error of before once the connection is back', async () => {
  const { press, reject } = await write()
  await press()
  await reject(new RequestFailure('OFFLINE', 'no answer'), apply)
  expect(dialog().getByRole('alert')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(dialog().queryByRole('alert')).toBeNull()
  await press()
  await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'down'), apply)
  expect(dialog().getByRole('alert')).toBeTruthy()
})

test('does not offer to withdraw a candidatura that is over', async () => {
  const minhaCandidatura = { id: 'situacao-12', candidatado: true, etapa: 'RECEBIDA', temRespostas: false }
  const { user, environment, resolve } = await renderRoute('/opportunities/12', vaga({ minhaCandidatura }))
  await user.click(screen.getByRole('button', { name: 'Cancelar candidatura' }))
  await screen.findByRole('dialog')
  act(() => changed(environment, 'vaga:12'))
  await resolve(vaga({ minhaCandidatura: { ...minhaCandidatura, etapa: 'NAO_SELECIONADA' } }), page)
  expect(dialog().getByText('Esta candidatura já terminou.')).toBeTruthy()
  expect(dialog().queryByRole('button', { name: 'Cancelar candidatura' })).toBeNull()
})
