import { type Page, type Response, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { button, fillConta, linkOfMail, press, registerProfessor, registerStudent, typeInto, unique } from './conta.ts'
import { aluna, registerVerified, signIn } from './signIn.ts'
import { tabTo } from './steps.ts'

/** Publishes a vaga from the professor's list. */
async function publish(page: Page, titulo: string) {
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Nova Oportunidade' }).first())
  await page.keyboard.press('Enter')
  await typeInto(page, 'Título', titulo)
  await typeInto(page, 'Departamento', 'Inf')
  await typeInto(page, 'Localização', 'Rem')
  await typeInto(page, 'Tipo', 'Mon')
  await typeInto(page, 'Descrição', 'Ajudar os calouros nas listas de exercícios.')
  await press(page, 'Publish Opportunity')
  await expect(page.getByRole('link', { name: titulo, exact: true })).toBeVisible()
}

async function apply(page: Page, titulo: string) {
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Oportunidades', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByPlaceholder('Buscar oportunidades...'))
  await page.keyboard.type(titulo)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: titulo, exact: true }))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Candidatar-se')).toBeVisible()
  await press(page, 'Candidatar-se')
  await typeInto(page, 'Carta de motivação (opcional)', 'Minha primeira candidatura.')
  await press(page, 'Enviar candidatura')
  await expect(button(page, 'Cancelar candidatura')).toBeVisible()
}

test('from registration to the first application, both roles, by mail and keyboard alone', async ({
  page,
  browser,
}) => {
  test.slow()
  const titulo = `Primeira vaga ${unique()}`
  const professor = `rui${unique()}@inf.puc.example`
  const aluna = `ana${unique()}@puc.example`

  await registerProfessor(page, professor)
  await page.goto(await linkOfMail(page, professor))
  await expect(page.getByRole('main').getByText('Boas-vindas, Rui Lima!')).toBeVisible()
  await expect(page).toHaveURL('/professor/opportunities')
  await publish(page, titulo)

  const student = await (await browser.newContext()).newPage()
  await registerStudent(student, aluna)
  await student.goto(await linkOfMail(student, aluna))
  await expect(student.getByRole('main').getByText('Boas-vindas, Ana Souza!')).toBeVisible()
  await expect(student).toHaveURL('/')
  await apply(student, titulo)

  await tabTo(page, page.getByRole('link', { name: titulo, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Candidatos (1)' })).toContainText('Ana Souza')
  await student.context().close()
})

test('a refused login sends another code, which works once when typed', async ({ page }) => {
  const email = `ana${unique()}@puc.example`
  await registerStudent(page, email)
  await typeInto(page, 'E-mail', email)
  await typeInto(page, 'Senha', 'segredo1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Credenciais inválidas ou email não verificado')
  await press(page, 'Reenviar código')
  await expect(page.getByText('Email enviado!')).toBeVisible()
  const codigo = new URL(await linkOfMail(page, email, 2)).searchParams.get('token') ?? ''
  await page.goto('/verify-email')
  await typeInto(page, 'Código de verificação', codigo.toLowerCase().replace('-', ' '))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email verificado com sucesso!')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Ir agora' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await page.goto(`/verify-email?token=${codigo}`)
  await expect(page.getByRole('alert')).toContainText('Erro ao verificar email')
  await expect(page).toHaveURL('/verify-email')
})

test('a forgotten password is reset by mail, and only the new one signs in', async ({ page }) => {
  const email = `rui${unique()}@inf.puc.example`
  await registerVerified(page, email, 'PROFESSOR')
  await page.goto('/forgot-password')
  await typeInto(page, 'E-mail', email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Email enviado!' })).toBeFocused()
  await expect(async () => expect(await linkOfMail(page, email)).toContain('/reset-password')).toPass()
  await page.goto(await linkOfMail(page, email))
  await typeInto(page, 'Nova senha', 'outrasenha')
  await typeInto(page, 'Confirmar nova senha', 'outrasenha')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Senha redefinida!')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.goto('/professor/login')
  for (const senha of ['demo1234', 'outrasenha']) {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(senha)
    await page.keyboard.press('Enter')
    await expect(page.getByText(senha === 'demo1234' ? 'Credenciais inválidas' : 'Ir agora').first()).toBeVisible()
  }
})

test('a reload in the middle of the wizard loses nothing but the password', async ({ page }) => {
  const email = `ana${unique()}@puc.example`
  await page.goto('/register')
  await fillConta(page, 'Ana Souza', email)
  await page.getByLabel('Curso').selectOption('Física')
  await page.getByLabel('Período de início').selectOption('2024.1')
  await press(page, 'Próximo passo')
  await page.getByRole('radio', { name: /^Mentoria/ }).check()
  await page.reload()
  await expect(page.getByText('Passo 2 de 3')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Mentoria/ })).toBeChecked()
  await typeInto(page, 'Senha', 'segredo1')
  await press(page, 'Voltar')
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza')
  await expect(page.getByLabel('Curso')).toHaveValue('Física')
  await expect(page.getByLabel('Período de início')).toHaveValue('2024.1')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('segredo1')
})

test("a professor's choice of department is there after a reload", async ({ page }) => {
  await page.goto('/professor/register')
  await page.getByLabel('Departamento').selectOption('Informática')
  await page.reload()
  await expect(page.getByLabel('Departamento')).toHaveValue('Informática')
})

test('the steps of the registration have no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await page.goto('/register')
  await button(page, 'Próximo passo').click()
  await expect(page.getByText('Escolha o seu curso.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nome completo').fill('Ana Souza')
  await page.getByLabel('E-mail institucional').fill('ana.nova@puc.example')
  await page.getByLabel('Senha', { exact: true }).fill('segredo1')
  await page.getByLabel('Curso').selectOption('Física')
  await page.getByLabel('Período de início').selectOption('2024.1')
  await button(page, 'Próximo passo').click()
  await expect(page.getByText('Passo 2 de 3')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Próximo passo').click()
  await page.locator('summary', { hasText: 'Computação' }).click()
  await page.getByLabel('Robótica', { exact: true }).check()
  await expectAccessible(page)
})

test("the professor's registration has no accessibility violation", { tag: '@axe' }, async ({ page }) => {
  await page.goto('/professor/register')
  await button(page, 'Cadastrar').click()
  await expect(page.getByText('Escreva uma breve biografia.')).toBeVisible()
  await expectAccessible(page)
})

test('a field of the skeleton cannot be typed into', async ({ page }) => {
  // Records whether the markup that accepts input is the page's own, and not the skeleton's.
  await page.addInitScript(() => {
    new MutationObserver(changes => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && !target.inert)
          Object.assign(window, { accepting: target.firstElementChild })
    }).observe(document, { subtree: true, attributeFilter: ['inert'] })
  })
  await signIn(page, aluna)
  await page.goto('/opportunities')
  await page.getByPlaceholder('Buscar oportunidades...').fill('redes')
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { accepting: Element | undefined }).accepting?.isConnected))
    .toBe(true)
  await expect(page.getByPlaceholder('Buscar oportunidades...')).toHaveValue('redes')
})

test('the pages of codes and passwords have no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await page.goto('/verify-email?token=AAAAA-AAAAA')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail').fill('ninguem@puc.example')
  await expectAccessible(page)
  await page.getByLabel('E-mail').press('Enter')
  await expect(page.getByRole('heading', { name: 'Email enviado!' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/reset-password?token=none')
  await button(page, 'Redefinir senha').click()
  await expect(page.getByText('Senha muito curta')).toBeVisible()
  await expectAccessible(page)
})

test('the way back from the university has no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await page.goto('/entrar/universidade')
  await expect(page.getByRole('alert')).toContainText('Comece pela página de entrada.')
  await expectAccessible(page)
})

test('the documents of the forms say how many characters a password needs', async ({ request }) => {
  for (const path of ['/professor/register', '/reset-password']) {
    const text = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    expect(text).toContain('<html lang="pt-BR" data-senha-minima="6">')
    expect(text).toContain('Pelo menos 6 caracteres')
    expect(text).not.toContain('SENHA_MINIMA')
  }
})

test('signing out revokes the token', async ({ page }) => {
  await signIn(page, aluna)
  await page.goto('/')
  const token = await page.evaluate(() => localStorage.getItem('token'))
  // The response of the event stream has no body to read.
  const bodyOf = (response: Response) => response.text().catch(() => '')
  const told = page.waitForResponse(
    async response => response.url().endsWith('/graphql') && (await bodyOf(response)).includes('SairSuccess'),
  )
  await button(page, 'Sair').click()
  await told
  await expect(page).toHaveURL('/login')
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: '{ viewer { usuario { nome } } }' },
  })
  expect((await answer.json()).errors[0].extensions.code).toBe('UNAUTHENTICATED')
})

test('a refused session leads to the login, which says so and returns afterwards', async ({ page }) => {
  await signIn(page, aluna)
  await page.evaluate(() => localStorage.setItem('token', `${localStorage.getItem('token')}x`))
  await page.goto('/applications')
  await expect(page).toHaveURL('/login?voltar=%2Fapplications')
  await expect(page.getByText('Sua sessão terminou')).toBeVisible()
  await page.getByLabel('E-mail').fill(aluna.email)
  await page.getByLabel('Senha', { exact: true }).fill('demo1234')
  await button(page, 'Entrar').click()
  await expect(page).toHaveURL('/applications')
})
