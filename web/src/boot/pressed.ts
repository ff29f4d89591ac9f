import { wait } from './presses.ts'

/** Not those of closed dialogs, which the prerendered page does not have. */
const buttonsOf = (root: HTMLElement) =>
  [...root.querySelectorAll('button')].filter(button => !button.closest('dialog'))

/** Presses the buttons that were pressed before the code was there (build/prerender.ts), in their order. */
export async function pressAgain(root: HTMLElement): Promise<void> {
  const presses = root.dataset['apertados']?.split(' ') ?? []
  delete root.dataset['apertados']
  for (const index of presses) {
    buttonsOf(root)[Number(index)]?.click()
    // The next press has to find the page as this one left it.
    await wait(0)
  }
}
