import { expect, test } from '@playwright/test'
import { ask } from './ask.ts'
import { expectAccessible } from './axe.ts'
import { openVagaWithCandidates } from './selecao.ts'
import { professora, signIn } from './signIn.ts'
import { showAcoes } from './steps.ts'

/** A professor whose list no other test reads. */
const colega = { nome: 'Renata Sayuri Nakamura', email: 'renata.nakamura@inf.puc.example', papel: 'PROFESSOR' }

test('a professor invites another by name, who accepts, moves a candidate, and cannot delete', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, professora)
  const vaga = await openVagaWithCandidates(page, 1)
  await page.getByRole('tab', { name: 'Vaga', exact: true }).click()
  await page.getByRole('button', { name: 'Convidar professor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convidar professor' })
  await dialog.getByLabel('Nome ou e-mail').fill(colega.nome)
  await dialog.getByRole('button', { name: 'Buscar' }).click()
  await dialog.getByRole('radio', { name: colega.nome }).check()
  await dialog.getByRole('button', { name: 'Convidar', exact: true }).click()
  await expect(dialog).toBeHidden()
  const cuidam = page.getByRole('region', { name: 'Quem cuida desta oportunidade' })
  await expect(cuidam.getByText(/^Convite enviado/)).toBeVisible()

  const other = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await signIn(other, colega)
  await other.goto('/professor/opportunities')
  await other.getByRole('button', { name: 'Aceitar' }).click()
  await expect(other).toHaveURL(vaga.url)
  await other.getByRole('button', { name: /^Mover para…/ }).click()
  await other.getByRole('menuitem', { name: 'Em análise' }).click()
  const moved = { has: other.getByText('Em análise', { exact: true }) }
  await expect(other.getByRole('listitem').filter(moved).first()).toBeVisible()
  await showAcoes(other)
  await expect(other.getByRole('button', { name: 'Editar' })).toBeVisible()
  await other.getByRole('tab', { name: 'Vaga', exact: true }).click()
  await expect(other.getByRole('button', { name: 'Convidar professor' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Excluir oportunidade' })).toBeHidden()

  // The open page of each professor updates live.
  await expect(cuidam.getByText(/^Também cuida/)).toBeVisible()
  await cuidam.getByRole('checkbox', { name: `Mostrar aos alunos (${colega.nome})` }).check()
  await expect(other.getByText('Também cuida; aparece para os alunos')).toBeVisible()
  await other.getByRole('textbox', { name: 'Vagas (opcional)' }).fill('3')
  await other.getByRole('button', { name: 'Salvar vagas' }).click()
  await expect(page.getByText('0 de 3 aprovadas')).toBeVisible()
  await page.getByRole('tab', { name: /^Candidatos/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Em análise' }).first()).toBeVisible()
  await other.getByRole('main').getByRole('link', { name: 'Minhas Oportunidades' }).click()
  const row = other.getByRole('row').filter({ hasText: vaga.titulo })
  await expect(row.getByText('Compartilhada com você')).toBeVisible()
  await other.context().close()
})

test('the vaga of another professor has no accessibility violation', { tag: '@axe' }, async ({ page }) => {
  await signIn(page, professora)
  const { viewer, vagas } = await ask(
    page,
    '{ viewer { usuario { codigo } } vagas(first: 50) { edges { node { codigo autor { codigo } } } } }',
  )
  const other = vagas.edges.find(({ node }: { node: { autor: { codigo: string } | null } }) => {
    return node.autor && node.autor.codigo !== viewer.usuario.codigo
  })
  await page.goto(`/professor/opportunities/${other.node.codigo}`)
  await expect(page.getByText(/^Publicada por /)).toBeVisible()
  await expectAccessible(page)
})
