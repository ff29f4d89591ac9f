import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { endSessao } from '../../sessao/sessao.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { umaVaga } from '../../vagas/testing/umaVaga.ts'

const apply = 'useCandidatarMutation'
const cancel = 'useCancelarCandidaturaMutation'

const open = (candidatado: boolean, vaga: Record<string, unknown> = {}) =>
  renderRoute('/opportunities/12', {
    Query: () => ({
      vaga: umaVaga({ id: 'vaga-12', minhaCandidatura: situacao(candidatado), ...vaga }),
      viewer: { papel: 'ESTUDANTE' },
    }),
  })
const result = (answer: Record<string, unknown>) => ({
  Mutation: () => ({ candidatar: answer, cancelarCandidatura: answer }),
})
const situacao = (candidatado: boolean) => ({ id: 'situacao-12', candidatado, etapa: null })
const dialog = () => within(screen.getByRole('dialog'))
/** Its code loads with the first press. */
const lateDialog = async () => within(await screen.findByRole('dialog'))
const press = (name: string) => screen.getByRole('button', { name })
const letter = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Carta de motivação/ })
const send = () => dialog().getByRole('button', { name: 'Enviar candidatura' })

test('applies with a letter, and shows it without another request', async () => {
  const { user, pending, variables, resolve } = await open(false)
  await user.click(press('Candidatar-se'))
  expect(document.activeElement).toBe(letter())
  await user.type(letter(), '  Gosto de ensinar.  ')
  expect(dialog().getByText('21/2000')).toBeTruthy()
  await user.click(send())
  expect(pending()).toEqual([apply])
  expect(variables(apply)?.['input']).toMatchObject({ vaga: 'vaga-12', cartaDeMotivacao: 'Gosto de ensinar.' })
  await resolve(result({ __typename: 'CandidatarSuccess', situacao: situacao(true) }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Você já se candidatou' })).toBeTruthy()
  expect(press('Cancelar candidatura')).toBeTruthy()
  expect(await screen.findByText('Candidatura enviada!')).toBeTruthy()
  expect(pending()).toEqual([])
})

test('applies without a letter, as it is optional', async () => {
  const { user, variables } = await open(false)
  await user.click(press('Candidatar-se'))
  await user.type(letter(), '   ')
  await user.click(send())
  expect(variables(apply)?.['input']).toMatchObject({ cartaDeMotivacao: null })
})

test('sends a letter once, even if the button is pressed again meanwhile', async () => {
  const { user, pending } = await open(false)
  await user.click(press('Candidatar-se'))
  await user.click(send())
  await user.click(dialog().getByRole('button', { name: 'Enviando...' }))
  expect(pending()).toEqual([apply])
})

test('does not send a letter of more than 2000 characters, and does not truncate it', async () => {
  const { user, pending } = await open(false)
  await user.click(press('Candidatar-se'))
  letter().focus()
  await user.paste('a'.repeat(2001))
  expect(dialog().getByText('2001/2000')).toBeTruthy()
  expect(dialog().getByRole('alert').textContent).toBe('A carta deve ter no máximo 2000 caracteres.')
  await user.click(send())
  expect(pending()).toEqual([])
  await user.type(letter(), '{Backspace}')
  expect(dialog().queryByRole('alert')).toBeNull()
  await user.click(send())
  expect(pending()).toEqual([apply])
})

test('keeps the letter and its idempotency key when sending fails, so that a retry cannot apply twice', async () => {
  const { user, variables, reject } = await open(false)
  await user.click(press('Candidatar-se'))
  await user.type(letter(), 'Minha carta')
  await user.click(send())
  const first = variables(apply)?.['input']
  await reject(new RequestFailure('OFFLINE', 'no answer'))
  expect(dialog().getByRole('alert').textContent).toBe(
    'Erro ao candidatarNão foi possível enviar sua candidatura. Tente novamente.',
  )
  expect(letter().value).toBe('Minha carta')
  await user.click(send())
  expect(variables(apply)?.['input']).toEqual(first)
})

test('says when to retry after too many requests, and keeps the letter', async () => {
  const { user, reject } = await open(false)
  await user.click(press('Candidatar-se'))
  await user.type(letter(), 'Minha carta')
  await user.click(send())
  await reject(new RequestFailure('TOO_MANY_REQUESTS', 'Tente novamente em 7 minutos.'))
  expect(dialog().getByRole('alert').textContent).toBe('Erro ao candidatarTente novamente em 7 minutos.')
  expect(letter().value).toBe('Minha carta')
})

test('keeps the letter when the dialog is closed', async () => {
  const { user } = await open(false)
  await user.click(press('Candidatar-se'))
  await user.type(letter(), 'Rascunho')
  await user.click(dialog().getByRole('button', { name: 'Voltar' }))
  await user.click(press('Candidatar-se'))
  expect(letter().value).toBe('Rascunho')
})

test('keeps the letter over a reload until it is sent, only for its author and its vaga', async () => {
  const first = await open(false)
  await first.user.click(press('Candidatar-se'))
  await first.user.type(letter(), 'Minha carta')
  first.unmount()
  const other = await open(false, { id: 'vaga-13' })
  await other.user.click(press('Candidatar-se'))
  expect(letter().value).toBe('')
  other.unmount()
  const second = await open(false)
  await second.user.click(press('Candidatar-se'))
  expect(letter().value).toBe('Minha carta')
  await second.user.click(send())
  await second.resolve(result({ __typename: 'CandidatarSuccess', situacao: situacao(true) }))
  second.unmount()
  const third = await open(false)
  await third.user.click(press('Candidatar-se'))
  expect(letter().value).toBe('')
})

test('says that a draft was restored and can be discarded, and keeps it when the session ends', async () => {
  const first = await open(false)
  await first.user.click(press('Candidatar-se'))
  expect(dialog().queryByText('Continuamos de onde você parou')).toBeNull()
  await first.user.type(letter(), 'Minha carta')
  await first.user.click(send())
  endSessao()
  await first.reject(new RequestFailure('UNAUTHENTICATED', 'over'))
  expect(dialog().getByRole('alert').textContent).toMatch(/^Erro ao candidatarSua sessão terminou/)
  first.unmount()
  const second = await open(false)
  await second.user.click(press('Candidatar-se'))
  expect(letter().value).toBe('Minha carta')
  expect(dialog().getByText('Continuamos de onde você parou')).toBeTruthy()
  await second.user.click(dialog().getByRole('button', { name: 'Descartar rascunho' }))
  expect(letter().value).toBe('')
  expect(dialog().queryByText('Continuamos de onde você parou')).toBeNull()
  second.unmount()
  const third = await open(false)
  await third.user.click(press('Candidatar-se'))
  expect(letter().value).toBe('')
})

test('sends an idempotency key in an insecure context, where the browser has no randomUUID', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { user, variables } = await open(false)
  await user.click(press('Candidatar-se'))
  await user.click(send())
  expect(variables(apply)?.['input']).toMatchObject({ chave: '07'.repeat(16) })
})

test('applies again after cancelling with an empty letter and a new idempotency key', async () => {
  const { user, variables, resolve } = await open(false)
  await user.click(press('Candidatar-se'))
  await user.type(letter(), 'Minha carta')
  await user.click(send())
  const first = Object(variables(apply)?.['input'])
  await resolve(result({ __typename: 'CandidatarSuccess', situacao: situacao(true) }))
  await user.click(press('Cancelar candidatura'))
  await user.click((await lateDialog()).getByRole('button', { name: 'Cancelar candidatura' }))
  await resolve(result({ __typename: 'CancelarCandidaturaSuccess', situacao: situacao(false) }))
  await user.click(press('Candidatar-se'))
  expect(letter().value).toBe('')
  await user.click(send())
  const second = Object(variables(apply)?.['input'])
  expect(second.chave).not.toBe(first.chave)
})

test('says why the vaga does not take the candidatura', async () => {
  const { user, resolve } = await open(false)
  await user.click(press('Candidatar-se'))
  await user.type(letter(), 'Minha carta')
  await user.click(send())
  await resolve(result({ __typename: 'CandidaturaRecusada', mensagem: 'O prazo desta vaga terminou.' }))
  expect(dialog().getByRole('alert').textContent).toBe('Erro ao candidatarO prazo desta vaga terminou.')
  expect(letter().value).toBe('Minha carta')
})

test('shows at the letter what is wrong with it', async () => {
  const { user, resolve } = await open(false)
  await user.click(press('Candidatar-se'))
  await user.click(send())
  const campos = [{ campo: 'cartaDeMotivacao', mensagem: 'A carta contém caracteres inválidos.' }]
  await resolve(result({ __typename: 'EntradaInvalida', mensagem: 'Dados inválidos.', campos }))
  expect(letter().getAttribute('aria-invalid')).toBe('true')
  expect(dialog().getByRole('alert').textContent).toBe('A carta contém caracteres inválidos.')
})

test('shows all that is wrong if a part of it belongs to no field on screen', async () => {
  const { user, resolve } = await open(false)
  await user.click(press('Candidatar-se'))
  await user.click(send())
  const campos = [
    { campo: 'cartaDeMotivacao', mensagem: 'A carta contém caracteres inválidos.' },
    { campo: 'respostas', mensagem: 'As perguntas mudaram.' },
  ]
  const mensagem = campos.map(campo => campo.mensagem).join(' ')
  await resolve(result({ __typename: 'EntradaInvalida', mensagem, campos }))
  expect(letter().getAttribute('aria-invalid')).toBe('true')
  const alerts = dialog().getAllByRole('alert')
  expect(alerts.map(({ textContent }) => textContent)).toContain(`Erro ao candidatar${mensagem}`)
})

test('shows in the dialog an error that belongs to no field', async () => {
  const { user, resolve } = await open(false)
  await user.click(press('Candidatar-se'))
  await user.click(send())
  await resolve(result({ __typename: 'EntradaInvalida', mensagem: 'Dados inválidos.', campos: [] }))
  expect(dialog().getByRole('alert').textContent).toBe('Erro ao candidatarDados inválidos.')
})

test('shows the candidatura if the student had already applied, and says so', async () => {
  const { user, resolve, pending } = await open(false)
  await user.click(press('Candidatar-se'))
  await user.click(send())
  const mensagem = 'Você já se candidatou a esta vaga.'
  await resolve(result({ __typename: 'JaCandidatado', mensagem, situacao: situacao(true) }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe(`Erro ao candidatar${mensagem}`)
  expect(press('Cancelar candidatura')).toBeTruthy()
  expect(pending()).toEqual([])
})

test('cancels after a confirmation, without another request', async () => {
  const { user, pending, variables, resolve } = await open(true)
  await user.click(press('Cancelar candidatura'))
  expect((await lateDialog()).getByText('Tem certeza que deseja cancelar sua candidatura?')).toBeTruthy()
  expect(pending()).toEqual([])
  await user.click(dialog().getByRole('button', { name: 'Cancelar candidatura' }))
  expect(variables(cancel)).toEqual({ input: { vaga: 'vaga-12' }, contar: false })
  await resolve(result({ __typename: 'CancelarCandidaturaSuccess', situacao: situacao(false) }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(press('Candidatar-se')).toBeTruthy()
  expect(await screen.findByText('Candidatura cancelada')).toBeTruthy()
  expect(pending()).toEqual([])
})

test('changes nothing on Voltar', async () => {
  const { user, pending } = await open(true)
  await user.click(press('Cancelar candidatura'))
  await user.click((await lateDialog()).getByRole('button', { name: 'Voltar' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(press('Cancelar candidatura')).toBeTruthy()
  expect(pending()).toEqual([])
})

test('shows no candidatura if there was none to cancel, and says so', async () => {
  const { user, resolve } = await open(true)
  await user.click(press('Cancelar candidatura'))
  await user.click((await lateDialog()).getByRole('button', { name: 'Cancelar candidatura' }))
  const mensagem = 'Você não se candidatou a esta vaga.'
  await resolve(result({ __typename: 'NaoCandidatado', mensagem, situacao: situacao(false) }))
  expect(screen.getByRole('alert').textContent).toBe(`Erro ao cancelar${mensagem}`)
  expect(press('Candidatar-se')).toBeTruthy()
})

test('says that cancelling failed, and keeps the candidatura', async () => {
  const { user, reject } = await open(true)
  await user.click(press('Cancelar candidatura'))
  await user.click((await lateDialog()).getByRole('button', { name: 'Cancelar candidatura' }))
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'))
  expect(screen.getByRole('alert').textContent).toBe(
    'Erro ao cancelarNão foi possível cancelar sua candidatura. Tente novamente.',
  )
  expect(press('Cancelar candidatura')).toBeTruthy()
})

test('lets a student cancel but not apply if the vaga is encerrada', async () => {
  const { user, resolve } = await open(true, { encerrada: true })
  await user.click(press('Cancelar candidatura'))
  await user.click((await lateDialog()).getByRole('button', { name: 'Cancelar candidatura' }))
  await resolve(result({ __typename: 'CancelarCandidaturaSuccess', situacao: situacao(false) }))
  expect(screen.queryByRole('button', { name: 'Candidatar-se' })).toBeNull()
})

test('says that the candidatura was sent even if it could not be read afterwards', async () => {
  const { user, resolveWithout } = await open(false)
  await user.click(press('Candidatar-se'))
  await user.click(send())
  const sent = result({ __typename: 'CandidatarSuccess', situacao: situacao(true) })
  await resolveWithout(['candidatar', 'candidaturaEdge'], sent, apply)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Você já se candidatou' })).toBeTruthy()
  expect(await screen.findByText('Candidatura enviada!')).toBeTruthy()
})
