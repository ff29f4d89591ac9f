import { janelaDaConversa } from '../e2e/conversaLonga.ts'
import { median, openSlowBrowser } from './slowBrowser.ts'

/**
 * Compares a thread with all its messages loaded to one with its first window, on a processor four times slower: the work
 * of a key press, and the time of a frame while scrolling.
 */
const bar = { letter: 3, frame: 3 }
const [few, many] = [50, 2000]
const letters = 'uma frase para o professor'

async function measure(size: number) {
  const { page, workOf, close } = await openSlowBrowser({
    'GET /users/9': { id: 9, usuario: 'Bia', ehaluno: false },
    'GET /users/10': { id: 10, usuario: 'Ana', ehaluno: true },
    'GET /mensagens/conversas': [],
    'GET /mensagens/conversa/10': (query: URLSearchParams) => janelaDaConversa(size, 9, 10, query),
  })
  await page.goto('/professor/messages?userId=10')
  const count = () => page.locator('[data-mensagem]').count()
  await page.locator('[data-mensagem]').first().waitFor()
  for (let loaded = await count(); loaded < size; loaded = await count()) {
    await page.getByRole('button', { name: 'Carregar mensagens anteriores' }).scrollIntoViewIfNeeded()
    await page.waitForFunction(had => document.querySelectorAll('[data-mensagem]').length > had, loaded)
  }
  const frames = await page.getByRole('region', { name: 'Mensagens' }).evaluate(scroll)
  const box = page.getByPlaceholder('Digite sua mensagem...')
  const works = []
  for (const letter of letters) works.push(await workOf(() => box.pressSequentially(letter)))
  await close()
  return {
    letter: median(works.map(({ task }) => task)),
    'letter, layout': median(works.map(({ style, layout }) => style + layout)),
    frame: median(frames),
    'frame, longest': +Math.max(...frames).toFixed(1),
  }
}

/** In the browser: milliseconds of each frame while scrolling from the oldest message to the newest. */
async function scroll(thread: HTMLElement): Promise<number[]> {
  thread.scrollTop = 0
  await new Promise(requestAnimationFrame)
  const frames: number[] = []
  let last = performance.now()
  for (let frame = 0; frame < 60; frame += 1) {
    thread.scrollTop += 300
    await new Promise(requestAnimationFrame)
    frames.push(performance.now() - last)
    last = performance.now()
  }
  return frames
}

const short = await measure(few)
const long = await measure(many)
console.log('a letter typed and a frame while scrolling, in ms, medians')
console.table({ [`${few} messages`]: short, [`${many} messages`]: long })
const slow = (['letter', 'frame'] as const).filter(what => !(long[what] <= bar[what] * short[what]))
if (slow.length > 0) process.exitCode = 1
console.log(slow.length > 0 ? `Over three times: ${slow.join(', ')}` : 'Under three times')
