import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { candidatura, open, type Opened, tres, url } from '../../minhasVagas/testing/openMinhaVaga.ts'

const mutation = 'useEnviarComunicadoMutation'
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const dialog = () => within(screen.getByRole('dialog', { name: 'Enviar comunicado' }))
const text = () => dialog().getByLabelText<HTMLTextAreaElement>('Mensagem')
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
const refused = (__typename: string, mensagem: string) => ({
  Mutation: () => ({ enviarComunicado: { __typename, mensagem } }),
})

async function compose(opened: Opened, words = 'A entrevista é na sexta.') {
  await opened.user.click(button('Enviar comunicado'))
  // Its code loads on the first click.
  await screen.findByRole('dialog', {}, { timeout: 20_000 })
  text().focus()
  await opened.user.paste(words)
}

test('sends one text to all candidates, and says how many received it', async () => {
  const opened = await open()
  await compose(opened, '  A entrevista é na sexta.  ')
  expect(dialog().getByText(/A mensagem vai para 3 candidatos/)).toBeTruthy()
  await send(opened)
  const input = inputOf(opened)
  expect(input).toEqual({
    vaga: 'vaga-1',
    conteudo: 'A entrevista é na sexta.',
    chave: expect.stringMatching(/^[\da-f]{32}$/),
    apenas: ['pessoa-7', 'pessoa-8', 'pessoa-9'],
  })
  expect(dialog().getByRole('status').textContent).toBe('Enviando para 3 candidatos...')
  await opened.resolve(sent(3))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('Comunicado enviado!')).toBeTruthy()
  expect(screen.getByText('3 candidatos receberam.')).toBeTruthy()
  expect(opened.pending()).toEqual([])

  await compose(opened, 'Outro')
  await send(opened)
  expect(inputOf(opened)).toMatchObject({ conteudo: 'Outro' })
  expect(inputOf(opened).chave).not.toBe(input.chave)
})

test('skips withdrawn candidates', async () => {
  const [ana, outra] = tres
  const retirou = candidatura('9', 'Beto Lima', { etapa: 'RETIRADA' })
  const opened = await open({}, [ana ?? {}, outra ?? {}, retirou])
  await compose(opened)
  expect(dialog().getByText(/A mensagem vai para 2 candidatos/)).toBeTruthy()
  await send(opened)
  expect(inputOf(opened).apenas).toEqual(['pessoa-7', 'pessoa-8'])
})

test('is disabled once all candidates withdrew, and their vaga cannot be deleted', async () => {
  await open({}, [candidatura('9', 'Beto Lima', { etapa: 'RETIRADA' })], 'vaga')
  expect(button('Enviar comunicado').disabled).toBe(true)
  expect(button('Excluir oportunidade').disabled).toBe(true)
})

test('sends once, even if pressed again while sending', async () => {
  const opened = await open()
  await compose(opened)
  await send(opened)
  await send(opened, 'Enviando...')
  expect(opened.pending()).toEqual([mutation])
  expect(text().readOnly).toBe(true)
})

test('is disabled without candidates', async () => {
  await open({}, [])
  expect(button('Enviar comunicado').disabled).toBe(true)
  expect(screen.getByText('Ainda não há candidatos para avisar.')).toBeTruthy()
})

test.each([
  ['   ', 'Escreva a mensagem'],
  ['a'.repeat(1001), 'A mensagem tem no máximo 1000 caracteres'],
])('does not send a blank or too long text (%#)', async (words, sentence) => {
  const opened = await open()
  await compose(opened, words)
  expect(dialog().getByText(`${words.length}/1000`)).toBeTruthy()
  await send(opened)
  expect(dialog().getByRole('alert').textContent).toBe(sentence)
  expect(opened.pending()).toEqual([])
})

test('names the candidates who did not receive it, and retries only these with the same idempotency key', async () => {
  const opened = await open()
  await compose(opened)
  await send(opened)
  const { chave } = inputOf(opened)
  await opened.resolve(sent(1, ['7', '9']))
  expect(await screen.findByText('Erro ao enviar comunicado')).toBeTruthy()
  expect(screen.getAllByText('Falha ao enviar 2 mensagens')).toHaveLength(2)
  expect(dialog().getByRole('alert').textContent).toContain('Ainda sem a mensagem: Ana Souza e Beto Lima.')
  await send(opened, 'Tentar novamente')
  const apenas = ['pessoa-7', 'pessoa-9']
  expect(inputOf(opened)).toMatchObject({ conteudo: 'A entrevista é na sexta.', chave, apenas })
  await opened.resolve(sent(2))
  expect(await screen.findByText('Comunicado enviado!')).toBeTruthy()
})

test('sends an edited text with a new idempotency key, to the remaining candidates or to all', async () => {
  const opened = await open()
  await compose(opened, 'Um')
  await send(opened)
  const { chave } = inputOf(opened)
  await opened.resolve(sent(2, ['9']))
  await opened.user.type(text(), ' e dois')
  await send(opened, 'Tentar novamente')
  expect(inputOf(opened)).toMatchObject({ conteudo: 'Um e dois', apenas: ['pessoa-9'] })
  expect(inputOf(opened).chave).not.toBe(chave)
  await opened.resolve(sent(0, ['9']))
  await opened.user.click(dialog().getByRole('button', { name: 'Desistir de quem falta' }))
  expect(text().value).toBe('Um e dois')
  await send(opened)
  expect(inputOf(opened)).toMatchObject({ apenas: ['pessoa-7', 'pessoa-8', 'pessoa-9'] })
})

test('keeps text, recipients and idempotency key for a retry after a lost response, over a reload', async () => {
  const opened = await open()
  await compose(opened)
  await send(opened)
  const input = inputOf(opened)
  await opened.reject(new RequestFailure('OFFLINE', 'no answer'))
  expect(dialog().getByRole('alert').textContent).toContain('Falha ao enviar 3 mensagens')
  opened.unmount()

  const again = await open()
  await again.user.click(button('Continuar comunicado'))
  expect(text().value).toBe('A entrevista é na sexta.')
  await send(again, 'Tentar novamente')
  expect(inputOf(again)).toEqual(input)
})

test('promises an idempotent retry only within the lifetime of the key', async () => {
  const keep = (desde: number | null) => {
    const kept = { texto: 'Oi', idempotencyKey: 'a', faltam: ['pessoa-7'], desde }
    localStorage.setItem('rascunho:7:comunicado:vaga-1', JSON.stringify(kept))
  }
  const said = async () => {
    const opened = await open()
    await opened.user.click(button('Continuar comunicado'))
    await screen.findByRole('dialog', {}, { timeout: 20_000 })
    const { textContent } = dialog().getByRole('alert')
    opened.unmount()
    return textContent
  }
  keep(Date.now() - 19 * 3_600_000)
  expect(await said()).toContain('ninguém a recebe duas vezes')
  keep(Date.now() - 21 * 3_600_000)
  expect(await said()).toContain('alguém pode recebê-la duas vezes')
  keep(null)
  expect(await said()).toContain('alguém pode recebê-la duas vezes')
})

test('skips candidates who withdrew before the retry', async () => {
  const opened = await open()
  await compose(opened)
  await send(opened)
  await opened.resolve(sent(1, ['7', '9']))
  opened.unmount()
  const again = await open({}, tres.slice(0, 1))
  await again.user.click(button('Continuar comunicado'))
  expect(dialog().getByRole('alert').textContent).toContain('Falha ao enviar 1 mensagens')
  await send(again, 'Tentar novamente')
  expect(inputOf(again)).toMatchObject({ apenas: ['pessoa-7'] })
})

test('says that nobody received it if all candidates withdrew meanwhile, and keeps the text', async () => {
  const opened = await open()
  await compose(opened)
  await send(opened)
  await opened.resolve(sent(0))
  expect(await screen.findByText('Erro ao enviar comunicado')).toBeTruthy()
  expect(dialog().getByRole('alert').textContent).toMatch(/^As candidaturas foram canceladas: não há/)
  expect(screen.queryByText('Comunicado enviado!')).toBeNull()
  expect(text().value).toBe('A entrevista é na sexta.')
})

test('is done if the remaining candidates withdrew meanwhile', async () => {
  const opened = await open()
  await compose(opened)
  await send(opened)
  await opened.resolve(sent(2, ['9']))
  await send(opened, 'Tentar novamente')
  await opened.resolve(sent(0))
  expect(await screen.findByText('Quem faltava cancelou a candidatura.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Enviar comunicado' })).toBeTruthy()
})

test('keeps an unsent text over Escape and a reload', async () => {
  const opened = await open()
  await compose(opened, 'Rascunho')
  await opened.user.click(dialog().getByRole('button', { name: 'Voltar' }))
  opened.unmount()
  await (await open()).user.click(button('Continuar comunicado'))
  expect(text().value).toBe('Rascunho')
})

test('says why it is disabled', async () => {
  const opened = await open()
  await compose(opened)
  await send(opened)
  await opened.resolve(refused('SemCandidatos', 'Esta oportunidade ainda não tem candidatos.'))
  expect(await screen.findByText('Erro ao enviar comunicado')).toBeTruthy()
  expect(dialog().getByRole('alert').textContent).toBe('Esta oportunidade ainda não tem candidatos.')
  expect(text().value).toBe('A entrevista é na sexta.')
})

const muitos = Array.from({ length: 60 }, (_, index) => candidatura(String(index), `Pessoa ${index}`))

test('sends in batches, shows the progress, and resumes after a failure', async () => {
  const opened = await open({}, muitos)
  await compose(opened)
  await send(opened)
  expect(inputOf(opened).apenas).toHaveLength(25)
  await opened.resolve(sent(24, ['3']))
  expect(dialog().getByRole('progressbar', { name: 'Andamento do envio' }).getAttribute('value')).toBe('25')
  expect(dialog().getByRole('status').textContent).toBe('25 de 60 candidatos')
  await opened.reject(new RequestFailure('TIMEOUT', 'late'))
  expect(opened.pending()).toEqual([])
  expect(dialog().getByRole('alert').textContent).toContain('Falha ao enviar 36 mensagens')
  expect(dialog().getByText('Ainda sem a mensagem: 36 candidatos').closest('details')?.textContent).toMatch(
    /Pessoa 3, Pessoa 25, .* e Pessoa 59\./,
  )
  await send(opened, 'Tentar novamente')
  expect(inputOf(opened).apenas.slice(0, 2)).toEqual(['pessoa-3', 'pessoa-25'])
  await opened.resolve(sent(25))
  await opened.resolve(sent(11))
  expect(await screen.findByText('36 candidatos receberam.')).toBeTruthy()
})

test('continues after the dialog closes', async () => {
  const opened = await open()
  await compose(opened)
  await send(opened)
  await opened.user.click(dialog().getByRole('button', { name: 'Voltar' }))
  await opened.resolve(sent(3))
  expect(await screen.findByText('Comunicado enviado!')).toBeTruthy()
})

test('continues after the page unmounts, and shows the progress on return', async () => {
  const opened = await open({}, muitos)
  await compose(opened)
  await send(opened)
  await opened.resolve(sent(25))
  await opened.user.click(dialog().getByRole('button', { name: 'Voltar' }))
  await act(async () => opened.router.navigate('/professor/opportunities'))
  await opened.resolve({ MinhaVagaConnection: () => ({ edges: [] }) }, 'MinhasVagasPageQuery')
  await opened.resolve(sent(24, ['26']), mutation)
  await act(async () => opened.router.navigate(url))
  await opened.user.click(await screen.findByRole('button', { name: 'Continuar comunicado' }))
  await screen.findByRole('dialog')
  expect(dialog().getByRole('status').textContent).toBe('50 de 60 candidatos')
  expect(dialog().queryByRole('alert')).toBeNull()
  await send(opened, 'Enviando...')
  expect(opened.pending()).toEqual([mutation])
  await opened.resolve(sent(10))
  expect(dialog().getByRole('alert').textContent).toContain('Falha ao enviar 1 mensagens')
})

test('says when to retry after the rate limit, and resumes with the remaining candidates', async () => {
  const opened = await open({}, muitos)
  await compose(opened)
  await send(opened)
  await opened.resolve(sent(25))
  await opened.reject(new RequestFailure('TOO_MANY_REQUESTS', 'Tente novamente em 7 minutos.'))
  expect(dialog().getAllByText('Tente novamente em 7 minutos.')).not.toEqual([])
  expect(text().value).toBe('A entrevista é na sexta.')
  await send(opened, 'Tentar novamente')
  expect(inputOf(opened).apenas[0]).toBe('pessoa-25')
})

test('never sends again to candidates who received it, if a later batch is refused', async () => {
  const opened = await open({}, muitos)
  await compose(opened)
  await send(opened)
  await opened.resolve(sent(25))
  await opened.resolve(refused('EntradaInvalida', 'Mensagem recusada.'))
  await opened.user.type(text(), ' Outra vez.')
  await send(opened, 'Tentar novamente')
  expect(inputOf(opened).apenas[0]).toBe('pessoa-25')
})
