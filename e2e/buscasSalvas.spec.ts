import { expect, test } from '@playwright/test'
import { ask } from './ask.ts'
import { expectAccessible } from './axe.ts'
import { unique } from './conta.ts'
import { publish } from './selecao.ts'
import { professora, signIn, signInAnew } from './signIn.ts'

test('a saved search tells of a new vaga on the home, in the list and once by mail, until the vaga was seen', async ({
  page,
  browser,
}) => {
  const palavra = `Palinologia${unique()}`
  await signInAnew(page)
  await page.goto(`/opportunities?busca=${palavra}`)
  await page.getByRole('button', { name: 'Salvar esta busca' }).click()
  await expectAccessible(page, 'dialog')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Nome')).toHaveValue(palavra)
  await dialog.getByLabel('Nome').fill('Pólen')
  await dialog.getByRole('radio', { name: 'No mural e no resumo do dia' }).check()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('link', { name: 'Pólen' })).toBeVisible()

  const professor = await (await browser.newContext()).newPage()
  await signIn(professor, professora)
  const vaga = await publish(professor, palavra)
  await professor.goto('/_dev/mail')
  await professor.getByRole('button', { name: 'Enviar os resumos agora' }).click()
  await expect(professor.getByRole('listitem').filter({ hasText: 'O seu resumo do dia' }).first()).toBeVisible()

  await page.goto('/')
  const seen = page.waitForResponse(response => response.request().postData()?.includes('"vista":true') ?? false)
  await page.getByRole('link', { name: /Pólen.*1 nova/ }).click()
  await expect(page.getByRole('heading', { name: vaga.titulo })).toBeVisible()
  await seen
  await page.goto('/avisos')
  const linha = page.getByRole('row', { name: /Pólen/ })
  await expect(linha).toBeVisible()
  await expect(linha).not.toContainText('nova')
  await linha.getByRole('button', { name: 'Apagar Pólen' }).click()
  await expect(linha).toHaveCount(0)
  await professor.context().close()
})

test('a professor who is followed knows of one more follower, and a vaga of theirs is new for who follows', async ({
  page,
  browser,
}) => {
  const professor = await (await browser.newContext()).newPage()
  await signIn(professor, professora)
  const vaga = await publish(professor)
  const { nome } = (await ask(professor, '{ viewer { usuario { nome } } }')).viewer.usuario
  await signInAnew(page)
  await page.goto(vaga.studentUrl)
  await page.getByRole('button', { name: `Seguir ${nome}` }).click()
  await expect(page.getByRole('button', { name: `Seguindo ${nome}` })).toHaveAttribute('aria-pressed', 'true')
  await publish(professor)
  await page.goto('/')
  await expect(page.getByRole('link', { name: new RegExp(`${nome}.*1 nova`) })).toBeVisible()
  await professor.goto('/professor/profile')
  await expect(professor.getByText(/estudantes? segue/)).toBeVisible()
  await professor.context().close()
})
