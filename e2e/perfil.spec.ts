import { type Page, expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { aluna, professora, signIn } from './signIn.ts'
import { requestsOf, sendFile } from './steps.ts'

/** A student that no other test uses. */
const estudante = { email: 'vicente.nascimento@puc.example', papel: 'ESTUDANTE' }

/** A portrait of 300 x 200 pixels, drawn by the browser. */
async function drawPortrait(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 300
    canvas.height = 200
    const context = canvas.getContext('2d')
    if (context) {
      context.fillStyle = 'teal'
      context.fillRect(0, 0, 300, 200)
    }
    return canvas.toDataURL('image/png')
  })
  return { name: 'retrato.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

const header = (page: Page) => page.getByRole('banner').first()

test('a student changes name, portrait and interests, each with one request, and the header follows', async ({
  page,
}) => {
  test.slow()
  await signIn(page, estudante)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Editar Perfil' }).click()
  await page.getByLabel('Nome').fill('Zuleica Quintanilha')
  const saving = await requestsOf(page, async () => {
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Zuleica Quintanilha' })).toBeVisible()
  })

  await page.locator('input[type=file]').setInputFiles(await drawPortrait(page))
  const dialog = page.getByRole('dialog', { name: 'Enquadrar foto' })
  await dialog.getByLabel('Ampliação').press('ArrowRight')
  await page.route('**/graphql', route => route.abort())
  await dialog.getByRole('button', { name: 'Salvar foto' }).click()
  // A modal dialog makes everything else inert, so the toast must be inside it to be read and closed.
  const toast = dialog
    .getByRole('region', { name: /^Avisos/ })
    .getByRole('listitem')
    .filter({ hasText: 'Erro ao' })
  await expect(toast).toContainText('Erro ao atualizar avatar')
  await toast.getByRole('button', { name: 'Fechar aviso' }).click()
  await page.unrouteAll()
  const toasts = page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem')
  const saved = toasts.filter({ hasText: 'Avatar atualizado' })
  let presses = 0
  const sending = await requestsOf(page, async () => {
    presses = await sendFile(page, () => dialog.getByRole('button', { name: 'Salvar foto' }).click(), saved)
  })
  await expect(dialog).toBeHidden()
  const portrait = header(page).locator('img[src^="/avatares/"]')
  await expect(portrait).toBeVisible()
  await expect.poll(() => portrait.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await page.reload()
  await expect(portrait).toBeVisible()

  await page.getByRole('button', { name: 'Remover foto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(header(page).getByText('ZQ')).toBeVisible()

  await page.getByRole('tab', { name: 'Interesses' }).click()
  await page.getByRole('button', { name: 'Editar interesses' }).click()
  await page.getByLabel('Buscar ou adicionar interesse').fill('fotografia')
  await page.getByRole('checkbox', { name: 'Fotografia' }).check()
  await page.getByRole('button', { name: 'Salvar Interesses' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Fotografia' })).toBeVisible()
  expect([saving, sending]).toEqual([1, presses])
})

test(
  'the own profile has no accessibility violation, nor have its dialog and editor',
  { tag: '@axe' },
  async ({ page }) => {
    await signIn(page, aluna)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Editar Perfil' }).click()
    await page.getByRole('tab', { name: 'Interesses' }).click()
    await page.getByRole('button', { name: 'Editar interesses' }).click()
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await expectAccessible(page)
    await page.locator('input[type=file]').setInputFiles(await drawPortrait(page))
    await expect(page.getByLabel('Ampliação')).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
  },
)

for (const [who, paths] of [
  [aluna, ['/profile/2']],
  [professora, ['/professor/profile', '/professor/profile/1']],
] as const) {
  test(`profiles as a ${who.papel} sees them have no accessibility violation`, { tag: '@axe' }, async ({ page }) => {
    await signIn(page, who)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  })
}

test('a tab has the ring of the focus by keyboard, and not by mouse', async ({ page }) => {
  await signIn(page, aluna)
  await page.goto('/profile')
  const interesses = page.getByRole('tab', { name: 'Interesses' })
  await interesses.click()
  await expect(interesses).toHaveAttribute('aria-selected', 'true')
  await expect(interesses).toBeFocused()
  await expect(interesses).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Sobre' })).toHaveCSS('outline-style', 'solid')
})
