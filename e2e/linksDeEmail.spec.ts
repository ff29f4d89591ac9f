import { expect, test } from '@playwright/test'
import { post } from './ask.ts'
import { expectAccessible } from './axe.ts'
import { button, linkOfMail, press, registerProfessor, registerStudent, unique } from './conta.ts'
import { registerVerified } from './signIn.ts'

test('a login that others delay offers a link by mail, which signs in at once', async ({ page }) => {
  const email = `rui${unique()}@inf.puc.example`
  await registerVerified(page, email, 'PROFESSOR')
  const guess = 'mutation ($input: EntrarInput!) { entrar(input: $input) { __typename } }'
  const input = { email, senha: 'errada', papel: 'PROFESSOR' }
  for (let time = 0; time < 10; time += 1) await post(page, guess, { input })
  await page.goto('/professor/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill('demo1234')
  await button(page, 'Entrar').click()
  await expect(page.getByRole('alert')).toContainText('Muitas tentativas de entrar.')
  await press(page, 'Entrar por e-mail')
  await expect(page.getByText('Email enviado!')).toBeVisible()
  await expect(async () => expect(await linkOfMail(page, email)).toContain('/email-login')).toPass()
  await page.goto(await linkOfMail(page, email))
  await press(page, 'Entrar')
  await expect(page.getByText('Login realizado com sucesso!')).toBeVisible()
  await expect(page).toHaveURL('/professor')
})

test('a link of a registration that another browser made asks, and gives way to the one of this browser', async ({
  page,
  browser,
}) => {
  const email = `ana${unique()}@puc.example`
  const stranger = await (await browser.newContext()).newPage()
  await registerProfessor(stranger, email)
  await stranger.context().close()
  const link = await linkOfMail(page, email)
  await page.goto(link)
  await expect(page.getByText('Este cadastro é seu?')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Rui Lima, professor, Informática')
  await expectAccessible(page)
  await registerStudent(page, email)
  await page.goto(link)
  await expect(page.getByRole('main').getByText('Boas-vindas, Ana Souza!')).toBeVisible()
  await expect(page).toHaveURL('/')
})
