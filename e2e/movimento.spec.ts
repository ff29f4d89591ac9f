import { type Page, expect, test } from '@playwright/test'
import { signIn } from './signIn.ts'
import { firstToApplyTo } from './steps.ts'

/** A student that no other test uses. */
const ester = { email: 'ester.barbosa@puc.example', papel: 'ESTUDANTE' }

/** Elements with an animation or transition longer than a millisecond, from styles or scripts. */
const findMotion = (page: Page) =>
  page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map(each => Number.parseFloat(each)))
    const found = new Set<string>()
    for (const element of document.querySelectorAll('*')) {
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        const isAnimated = style.animationName !== 'none' && seconds(style.animationDuration) > 0.001
        const isTransition = style.transitionProperty !== 'none' && seconds(style.transitionDuration) > 0
        if (isAnimated || isTransition || style.scrollBehavior === 'smooth')
          found.add(`${element.tagName}${pseudo ?? ''}.${element.className}`)
      }
    }
    for (const animation of document.getAnimations()) {
      if (Number(animation.effect?.getComputedTiming().duration) > 1) found.add(`animation ${animation.id}`)
    }
    return [...found]
  })

test('nothing moves with reduced motion: list, dialog, toast, messages and hover card', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, ester)
  await page.goto('/opportunities')
  await firstToApplyTo(page.getByRole('article')).getByRole('link', { name: 'Ver Detalhes' }).click()
  expect(await findMotion(page)).toEqual([])
  await page.getByRole('button', { name: /^Candidatar/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.route('**/graphql', route => route.abort())
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Candidatar|Enviar)/ })
    .click()
  await expect(page.getByText('Erro ao candidatar')).toBeVisible()
  expect(await findMotion(page)).toEqual([])
  await page.unrouteAll()
  await page.goto('/messages')
  await page.getByRole('complementary', { name: 'Conversas' }).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Mensagens' }).getByRole('listitem').last()).toBeVisible()
  expect(await findMotion(page)).toEqual([])
  await page.goto('/network')
  await page
    .getByRole('link', { name: /^Ver perfil de/ })
    .first()
    .focus()
  await expect(page.getByText('Interesses e áreas:')).toBeVisible()
  expect(await findMotion(page)).toEqual([])
})
