import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

type Page = Awaited<ReturnType<typeof renderRoute>>

const dados = {
  Instituicao: () => ({
    documentos: 0,
    dominiosDeAluno: ['puc.example'],
    emailsDeExcecao: ['visitante@convidados.example'],
    cursos: ['Direito', 'Física'],
  }),
  Query: () => ({
    categoriasDeInteresse: [
      { nome: 'Computação', interesses: [{ id: 'i1', codigo: '1', nome: 'Robótica' }] },
      { nome: 'Artes', interesses: [{ id: 'i2', codigo: '2', nome: 'Teatro' }] },
    ],
  }),
}
const open = () => renderRoute('/register', dados, { como: 'visitante' })
const click = ({ user }: Page, name: string) => user.click(screen.getByRole('button', { name }))

async function fillStep1({ user }: Page, email = 'ana@puc.example', senha = 'segredo1') {
  await user.type(screen.getByLabelText('Nome completo'), 'Ana Souza')
  await user.type(screen.getByLabelText('E-mail institucional'), email)
  await user.type(screen.getByLabelText('Senha'), senha)
  await user.selectOptions(screen.getByLabelText('Curso'), 'Física')
  await user.selectOptions(screen.getByLabelText('Período de início'), '2018.2')
}

/** Fills in the wizard, without the submit. */
async function fill(page: Page) {
  await fillStep1(page)
  await click(page, 'Próximo passo')
  await page.user.click(await screen.findByRole('radio', { name: /^Mentoria/ }))
  await click(page, 'Próximo passo')
  await page.user.click(await screen.findByRole('checkbox', { name: 'Robótica' }))
}

const answer = (page: Page, cadastrar: Record<string, unknown>) => page.resolve({ Mutation: () => ({ cadastrar }) })

afterEach(() => vi.useRealTimers())

test('registers in three steps with one request, says so and goes to the login after 2 s', async () => {
  const page = await open()
  expect(screen.getByText('Passo 1 de 3')).toBeTruthy()
  await fill(page)
  expect(screen.getByText('Passo 3 de 3')).toBeTruthy()
  await click(page, 'Finalizar cadastro')
  await waitFor(() => expect(page.pending()).toEqual(['useCadastrarMutation']))
  expect(page.variables('useCadastrarMutation')).toEqual({
    input: {
      nome: 'Ana Souza',
      email: 'ana@puc.example',
      senha: 'segredo1',
      papel: 'ESTUDANTE',
      prova: expect.stringMatching(/^[0-9a-f]{32}$/),
      curso: 'Física',
      periodoDeInicio: '2018.2',
      objetivoPrincipal: 'MENTORIA',
      interesses: ['Robótica'],
    },
  })
  vi.useFakeTimers()
  await answer(page, { __typename: 'CadastrarSuccess' })
  expect(screen.getByRole('main').textContent).toContain('enviado para ana@puc.example')
  expect(screen.getByRole('link', { name: 'Ir agora' }).getAttribute('href')).toBe('/login')
  expect(sessionStorage.getItem('cadastro')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(page.router.state.location.pathname).toBe('/register')
  // The page's loaders wait for a task.
  await act(() => vi.advanceTimersByTimeAsync(2))
  vi.useRealTimers()
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'))
  expect(await screen.findByText('Falta confirmar o seu e-mail')).toBeTruthy()
  expect(screen.getByText('ana@puc.example')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@puc.example')
  expect(screen.getByRole('link', { name: 'Digitar o código' }).getAttribute('href')).toBe('/verify-email')
  await page.user.click(screen.getByRole('button', { name: 'Enviar de novo' }))
  expect(page.variables('useReenviarVerificacaoMutation')).toEqual({ input: { email: 'ana@puc.example' } })
})

test('shows the missing fields of step 1, and stays there', async () => {
  const page = await open()
  await click(page, 'Próximo passo')
  for (const sentence of [
    'Informe o seu nome completo.',
    'Informe o seu e-mail.',
    'A senha deve ter pelo menos 6 caracteres.',
    'Escolha o seu curso.',
    'Escolha o seu período de início.',
  ])
    expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByText('Passo 1 de 3')).toBeTruthy()
  expect(screen.getByLabelText('Senha').getAttribute('aria-invalid')).toBe('true')
})

test('says at once how many characters the password needs, and refuses fewer with the same number', async () => {
  document.documentElement.dataset['senhaMinima'] = '10'
  onTestFinished(() => document.documentElement.removeAttribute('data-senha-minima'))
  const page = await open()
  expect(screen.getByText('Pelo menos 10 caracteres.')).toBeTruthy()
  await page.user.type(screen.getByLabelText('Senha'), 'senha-nov')
  await click(page, 'Próximo passo')
  expect(await screen.findByText('A senha deve ter pelo menos 10 caracteres.')).toBeTruthy()
})

test('refuses an address of another domain at the field, with the title as a toast', async () => {
  const page = await open()
  await fillStep1(page, 'ana@gmail.example')
  await click(page, 'Próximo passo')
  expect(await screen.findByText('Email inválido')).toBeTruthy()
  expect(screen.getAllByText('Por favor, use seu email institucional (@puc.example)')).toHaveLength(1)
  expect(screen.getByLabelText('E-mail institucional').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Passo 1 de 3')).toBeTruthy()
})

test('accepts an address of the exceptions', async () => {
  const page = await open()
  await fillStep1(page, 'visitante@convidados.example')
  await click(page, 'Próximo passo')
  expect(await screen.findByText('Passo 2 de 3')).toBeTruthy()
})

test('moves the focus to the heading of each step, and goes back without loss', async () => {
  const page = await open()
  await fill(page)
  expect(screen.queryByLabelText('Curso')?.closest('[hidden]')).toBeTruthy()
  await click(page, 'Voltar')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Objetivo principal' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Mentoria/ }).checked).toBe(true)
  await click(page, 'Voltar')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Informações básicas' }))
  expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe('segredo1')
  await click(page, 'Próximo passo')
  await screen.findByText('Passo 2 de 3')
  await click(page, 'Próximo passo')
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Robótica' })).checked).toBe(true)
})

test('preselects networking, the default objective', async () => {
  const page = await open()
  await fillStep1(page)
  await click(page, 'Próximo passo')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Rede de contatos/ })).checked).toBe(true)
  expect(screen.getAllByRole('radio')).toHaveLength(6)
})

test('keeps step and values over a reload, except the password, which is never stored', async () => {
  const before = await open()
  await fill(before)
  expect(sessionStorage.getItem('cadastro')).not.toContain('segredo1')
  before.unmount()
  const page = await open()
  expect(screen.getByText('Passo 3 de 3')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Robótica' }).checked).toBe(true)
  await click(page, 'Finalizar cadastro')
  expect(await screen.findByText('A senha deve ter pelo menos 6 caracteres.')).toBeTruthy()
  expect(page.pending()).toEqual([])
  await page.user.type(screen.getByLabelText('Senha'), 'segredo2')
  await click(page, 'Finalizar cadastro')
  await waitFor(() => expect(page.pending()).toEqual(['useCadastrarMutation']))
  expect(page.variables('useCadastrarMutation')).toMatchObject({
    input: { nome: 'Ana Souza', senha: 'segredo2', curso: 'Física', objetivoPrincipal: 'MENTORIA' },
  })
})

test.each(['{"passo":9,"nome":3}', 'nonsense', 'null'])('starts empty from the draft %s', async draft => {
  sessionStorage.setItem('cadastro', draft)
  await open()
  expect(screen.getByText('Passo 1 de 3')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Nome completo').value).toBe('')
})

test('sends once however often the button is pressed', async () => {
  const page = await open()
  await fill(page)
  await click(page, 'Finalizar cadastro')
  await click(page, 'Finalizando...')
  await page.user.keyboard('{Enter}')
  expect(page.pending()).toEqual(['useCadastrarMutation'])
})

test('says once that the account was created', async () => {
  const page = await open()
  await fill(page)
  await click(page, 'Finalizar cadastro')
  await answer(page, { __typename: 'CadastrarSuccess' })
  await screen.findByText('Cadastro realizado com sucesso!')
  // The code of the toasts.
  await act(() => vi.dynamicImportSettled())
  expect(screen.getAllByText('Cadastro realizado com sucesso!')).toHaveLength(1)
  expect(screen.getAllByText('Por favor, verifique seu email para ativar sua conta.')).toHaveLength(1)
  expect(screen.getByRole('main').textContent).not.toContain('Cadastro realizado')
})

test("shows the server's message once, in the form, and keeps the typed values", async () => {
  const page = await open()
  await fill(page)
  await click(page, 'Finalizar cadastro')
  await answer(page, { __typename: 'EntradaInvalida', mensagem: 'Já existe uma conta com este e-mail', campos: [] })
  expect(screen.getByRole('alert').textContent).toContain('Já existe uma conta com este e-mail')
  expect(screen.getAllByText('Erro ao realizar cadastro')).toHaveLength(1)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Robótica' }).checked).toBe(true)
  expect(page.router.state.location.pathname).toBe('/register')
})

test('goes back to the field that the server refuses', async () => {
  const page = await open()
  await fill(page)
  await click(page, 'Finalizar cadastro')
  const campos = [{ campo: 'senha', mensagem: 'Senha fácil demais' }]
  await answer(page, { __typename: 'EntradaInvalida', mensagem: 'Há campos inválidos', campos })
  expect(screen.getByText('Passo 1 de 3')).toBeTruthy()
  expect(screen.getByText('Senha fácil demais')).toBeTruthy()
})

test('says that the account was created if only its interesses failed', async () => {
  const page = await open()
  await fill(page)
  await click(page, 'Finalizar cadastro')
  await answer(page, { __typename: 'ContaCriadaSemInteresses', mensagem: 'Erro ao salvar interesses: 500' })
  expect(screen.getByRole('alert').textContent).toContain('Erro ao salvar interesses: 500')
  expect(screen.getByRole('link', { name: 'Verificar e-mail' }).getAttribute('href')).toBe('/verify-email')
  expect(screen.queryByRole('button', { name: 'Finalizar cadastro' })).toBeNull()
  expect(sessionStorage.getItem('cadastro')).toBeNull()
})

test('shows a failed request, and sends the form again', async () => {
  const page = await open()
  await fill(page)
  await click(page, 'Finalizar cadastro')
  await page.reject(new RequestFailure('OFFLINE', 'no answer'))
  expect(screen.getByRole('alert').textContent).toContain('Erro ao criar usuário. Verifique sua conexão')
  await click(page, 'Finalizar cadastro')
  await waitFor(() => expect(page.pending()).toEqual(['useCadastrarMutation']))
})

test('says that the form did not load', async () => {
  const page = await renderRoute('/register', null, { como: 'visitante' })
  expect(page.pending()).toEqual(['CadastroPageQuery'])
  await page.reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'down'))
  expect(screen.getByRole('heading', { name: 'Erro ao carregar interesses' })).toBeTruthy()
  expect(screen.getByText('Não foi possível carregar a lista de interesses. Por favor, tente novamente.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
})

test('completes all steps without the interesses, which step 3 can retry', async () => {
  const page = await renderRoute('/register', null, { como: 'visitante' })
  await page.resolveWithout(['categoriasDeInteresse'], dados)
  await fillStep1(page)
  await click(page, 'Próximo passo')
  await page.user.click(await screen.findByRole('radio', { name: /^Mentoria/ }))
  await click(page, 'Próximo passo')
  const sentence = 'Não foi possível carregar a lista de interesses. Por favor, tente novamente.'
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByText('Erro ao carregar interesses')).toBeTruthy()
  await click(page, 'Tentar novamente')
  await page.reject(new RequestFailure('OFFLINE', 'no answer'), 'PassoInteressesQuery')
  expect(screen.getByText(sentence)).toBeTruthy()
  await click(page, 'Tentar novamente')
  await page.resolve(dados, 'PassoInteressesQuery')
  await page.user.click(screen.getByRole('checkbox', { name: 'Robótica' }))
  await click(page, 'Finalizar cadastro')
  await waitFor(() => expect(page.pending()).toEqual(['useCadastrarMutation']))
  expect(page.variables('useCadastrarMutation')).toMatchObject({
    input: { senha: 'segredo1', interesses: ['Robótica'] },
  })
})

test('has the autocomplete attributes for browsers and password managers', async () => {
  await open()
  const tokens = ['Nome completo', 'E-mail institucional', 'Senha'].map(label =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  )
  expect(tokens).toEqual(['name', 'username', 'new-password'])
})

test('redirects a signed-in reader home', async () => {
  const { router } = await renderRoute('/register')
  expect(router.state.location.pathname).toBe('/')
})
