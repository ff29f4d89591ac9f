import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { publish } from './selecao.ts'
import { aluna, professora, signIn } from './signIn.ts'

test('a professor requires a disciplina by keyboard, and a student sees that it is missing', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, professora)
  const vaga = await publish(page)
  await page.goto(`${vaga.url}?aba=vaga`)
  await page.getByRole('button', { name: 'Definir requisitos' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Requisitos' })
  await form.getByLabel('CR mínimo').fill('5')
  const busca = form.getByRole('combobox', { name: 'Buscar disciplina' })
  await busca.pressSequentially('anatomia')
  await expect(form.getByRole('status').filter({ hasText: /encontrada/ })).toHaveCount(1)
  await busca.fill('mat 9999')
  await busca.press('Enter')
  await expect(form.getByText('MAT9999', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('checkbox', { name: /^Só aceitar/ }).press('Space')
  await form.getByRole('button', { name: 'Salvar' }).press('Enter')
  const card = page.getByRole('region', { name: 'Requisitos' })
  await expect(card.getByRole('listitem')).toHaveText([
    'CR mínimo de 5,0',
    'MAT9999',
    'Só se candidata quem atende a todos.',
  ])

  const student = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await signIn(student, aluna)
  await student.goto(vaga.studentUrl)
  await expect(student.getByText('Você atende 1 de 2 requisitos')).toBeVisible()
  await expect(student.getByText('Falta MAT9999')).toBeVisible()
  await expectAccessible(student)
  await expect(student.getByText('Só pode se candidatar quem atende a todos os requisitos.')).toBeVisible()
  await expect(student.getByText('Falta 1 requisito', { exact: true })).toBeVisible()
  await expect(student.getByRole('button', { name: 'Candidatar-se' })).toBeDisabled()
  await student.context().close()
})
