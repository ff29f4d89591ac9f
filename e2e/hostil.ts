import { type Page, expect } from '@playwright/test'
import { hostileUrls, hostileTexts } from '../web/src/testing/hostile.ts'

/** Fields with text that people write, by the names of the REST contract. */
const textos = new Set(
  (
    'titulo descricao nome name usuario sobre conteudo ultima_mensagem carta_motivacao email curso departamento titulo ' +
    'rotulo explanation professor motivo tags nome_disciplina codigo_disciplina turma detail'
  ).split(' '),
)
const enderecos = new Set(['avatar', 'link_vaga', 'href'])

/** A response of the upstream with all hundred texts in each field (ten in each tag), starting with a different one each time. */
export function createHostil() {
  let turn = 0
  const text = (key: string) => {
    const begin = (turn += 1) % 100
    // Hundreds of tags of 6 kB each exceed the gateway's limit.
    return [...hostileTexts.slice(begin), ...hostileTexts.slice(0, begin)]
      .slice(0, key === 'tags' ? 10 : 100)
      .join('\n')
  }
  const address = () => hostileUrls[(turn += 1) % hostileUrls.length]
  const change = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return textos.has(key) ? text(key) : enderecos.has(key) ? address() : value
    if (Array.isArray(value)) return value.map(item => change(item, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner, name)]))
  }
  return (body: unknown) => change(body, '')
}

/** Records the attacks on the page that succeed from now on. */
export function watchAttacks(page: Page): string[] {
  const attacks: string[] = []
  page.on('dialog', dialog => {
    attacks.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', message => {
    if (/Content.Security.Policy/i.test(message.text())) attacks.push(message.text())
  })
  page.on('request', request => {
    if (new URL(request.url()).host.endsWith('xss.example')) attacks.push(request.url())
  })
  return attacks
}

/** No hostile text has become markup or has run. */
export async function expectInert(page: Page) {
  expect(await page.evaluate(() => 'xss' in window)).toBe(false)
  const made = '[data-xss], [onerror], [onload], [ontoggle], [onfocus], [srcdoc], iframe, object, embed, template'
  // The page's own inline scripts are gone once it has started; hostile markup would stay.
  const foreign = page.locator(`body :is(${made}, script, style:not(head *), base, link, meta)`)
  await expect(foreign).toHaveCount(0)
  const led = await page.locator('a[href], form[action], img[src]').evaluateAll(all =>
    all
      .map(each => new URL(each.getAttribute('href') ?? each.getAttribute('src') ?? '', location.href))
      .filter(({ protocol, host }) => !/^(https?|mailto|blob):$/.test(protocol) || host.endsWith('xss.example'))
      .map(String),
  )
  expect(led).toEqual([])
}
