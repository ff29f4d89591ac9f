import { expect, test } from '@playwright/test'
import ICAL from 'ical.js'
import { ask } from './ask.ts'
import { expectAccessible } from './axe.ts'
import { aluna, signIn } from './signIn.ts'

test('a student makes an address, and a calendar reads a saved vaga and an interview there until it is closed', async ({
  page,
}) => {
  await signIn(page, aluna)
  const { vagas } = await ask(page, '{ vagas(first: 1) { edges { node { id titulo } } } }', {})
  const [{ node: vaga }] = vagas.edges
  const salvar = 'mutation ($input: SalvarVagaInput!) { salvarVaga(input: $input) { __typename } }'
  await ask(page, salvar, { input: { vaga: vaga.id, salva: true } })

  await page.goto('/avisos')
  await page.getByRole('button', { name: 'Criar endereço' }).click()
  const address = await page.getByLabel('Endereço da sua agenda').inputValue()
  await expectAccessible(page)

  const response = await fetch(address)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const calendario = new ICAL.Component(ICAL.parse(await response.text()))
  const titulos = calendario.getAllSubcomponents('vevent').map(event => event.getFirstPropertyValue('summary'))
  expect(titulos).toContain(`Inscrições: ${vaga.titulo} (até 23h59)`)
  expect(titulos).toContainEqual(expect.stringMatching(/^Entrevista: /))

  await page.getByRole('button', { name: 'Fechar endereço' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar o endereço' }).click()
  await expect(page.getByRole('button', { name: 'Criar endereço' })).toBeVisible()
  expect((await fetch(address)).status).toBe(404)
})
