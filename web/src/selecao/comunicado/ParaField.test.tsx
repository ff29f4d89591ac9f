import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidatura, open, type Opened } from '../../minhasVagas/testing/openMinhaVaga.ts'

const mutation = 'useEnviarComunicadoMutation'
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const dialog = () => within(screen.getByRole('dialog', { name: 'Enviar comunicado' }))
const send = ({ user }: Opened, name = 'Enviar comunicado') => user.click(dialog().getByRole('button', { name }))
const inputOf = (opened: Opened) => opened.variables(mutation)?.['input']
const sent = (enviadas: number, falhas: string[] = []) => ({
  Mutation: () => ({
    enviarComunicado: {
      __typename: 'EnviarComunicadoSuccess',
      enviadas,
      falhas: falhas.map(codigo => ({ id: `pessoa-${codigo}` })),
    },
  }),
})

async function compose(opened: Opened, words: string) {
  await opened.user.click(button('Enviar comunicado'))
  // Its code loads on the first click.
  await screen.findByRole('dialog', {}, { timeout: 20_000 })
  dialog().getByLabelText('Mensagem').focus()
  await opened.user.paste(words)
}

const comEtapas = [
  candidatura('7', 'Ana Souza', { etapa: 'RECEBIDA', versao: 1 }),
  candidatura('8', 'Beto Lima', { etapa: 'ENTREVISTA', versao: 1 }),
  candidatura('9', 'Caio Reis', { etapa: 'ENTREVISTA', versao: 1 }),
]

test('goes to those at one etapa, and counts who already got one today', async () => {
  const opened = await open({}, [
    candidatura('7', 'Ana Souza', { etapa: 'RECEBIDA', versao: 1, comunicadoHoje: false }),
    candidatura('8', 'Beto Lima', { etapa: 'ENTREVISTA', versao: 1, comunicadoHoje: false }),
    candidatura('9', 'Caio Reis', { etapa: 'ENTREVISTA', versao: 1, comunicadoHoje: false }),
    candidatura('10', 'Davi Luz', { etapa: 'LISTA_DE_ESPERA', versao: 1, comunicadoHoje: true }),
  ])
  await compose(opened, 'A entrevista é na sexta.')
  const para = () => dialog().getByLabelText<HTMLSelectElement>('Para')
  expect([...para().options].map(option => option.text)).toEqual([
    'Todas as etapas (4)',
    'Recebida (1)',
    'Entrevista (2)',
    'Lista de espera (1)',
  ])
  expect(dialog().getByText('1 já recebeu um comunicado hoje.')).toBeTruthy()
  await opened.user.selectOptions(para(), 'Entrevista (2)')
  expect(dialog().getByText(/A mensagem vai para 2 candidatos/)).toBeTruthy()
  await send(opened)
  expect(inputOf(opened).apenas).toEqual(['pessoa-8', 'pessoa-9'])
  await opened.resolve(sent(1, ['9']))
  await send(opened, 'Tentar novamente')
  expect(inputOf(opened).apenas).toEqual(['pessoa-9'])
  await opened.resolve(sent(1))
  await compose(opened, 'Outro')
  expect(para().value).toBe('')
  expect(dialog().getByText('3 já receberam um comunicado hoje.')).toBeTruthy()
  await opened.user.selectOptions(para(), 'Recebida (1)')
  expect(dialog().queryByText(/comunicado hoje/)).toBeNull()
})

test('keeps the recipients of a text over a reload, so that it reaches no others', async () => {
  const opened = await open({}, comEtapas)
  await compose(opened, 'Só para quem está na entrevista.')
  await opened.user.selectOptions(dialog().getByLabelText('Para'), 'Entrevista (2)')
  opened.unmount()
  const again = await open({}, comEtapas)
  await again.user.click(button('Continuar comunicado'))
  await screen.findByRole('dialog', {}, { timeout: 20_000 })
  expect(dialog().getByText(/A mensagem vai para 2 candidatos/)).toBeTruthy()
})

test('counts nobody on an upstream that does not tell who got one', async () => {
  const opened = await open({}, comEtapas)
  await compose(opened, 'A sala mudou.')
  await send(opened)
  await opened.resolve(sent(3))
  await compose(opened, 'Outro')
  expect(dialog().queryByText(/comunicado hoje/)).toBeNull()
})
