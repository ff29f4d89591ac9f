import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { publish } from './selecao.ts'
import { professora, signIn, signInAnew } from './signIn.ts'

test('a professor sees that a student came by a link and began to apply, and not who', async ({ page, browser }) => {
  const professor = await (await browser.newContext()).newPage()
  await signIn(professor, professora)
  const vaga = await publish(professor)
  await signInAnew(page)
  const counted = (passo: string) =>
    page.waitForResponse(response => response.request().postData()?.includes(`"${passo}"`) ?? false)
  const both = Promise.all(['VIU', 'COMECOU'].map(counted))
  await page.goto(vaga.studentUrl)
  await page.getByRole('button', { name: 'Candidatar-se' }).click()
  await both

  await professor.goto(`${vaga.url}?aba=metricas`)
  const alcance = professor.getByRole('region', { name: 'Alcance' })
  await alcance.getByText('Ver como tabela').first().click()
  await expect(alcance.getByRole('table', { name: 'Alcance por dia' }).getByRole('cell')).toHaveText([
    '1',
    '0',
    '1',
    '0',
  ])
  await expect(alcance).not.toContainText('Nina')
  await expectAccessible(professor)
  await professor.context().close()
})
