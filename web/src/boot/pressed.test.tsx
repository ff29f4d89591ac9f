import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { pressAgain } from './pressed.ts'

afterEach(() => document.body.replaceChildren())

const Page = () => {
  const [count, setCount] = useState(0)
  return (
    <>
      <dialog>
        <button type="button">Fechar</button>
      </dialog>
      <button type="button">Menu</button>
      <button type="button" onClick={() => setCount(count + 1)}>{`Tema ${count}`}</button>
    </>
  )
}

/** Renders as in a browser, without act(), which would hold renders back until the last press. */
async function show(presses?: string) {
  const root = document.createElement('div')
  document.body.append(root)
  if (presses) root.dataset['apertados'] = presses
  createRoot(root).render(<Page />)
  await vi.waitFor(() => expect(root.textContent).toContain('Tema 0'))
  return root
}

test('presses a button as often as it was pressed before the code was there, once', async () => {
  const root = await show('1 1')
  await pressAgain(root)
  await vi.waitFor(() => expect(root.textContent).toContain('Tema 2'))
  await pressAgain(root)
  expect(root.textContent).toContain('Tema 2')
})

test('does nothing if no button was pressed', async () => {
  const root = await show()
  await pressAgain(root)
  expect(root.textContent).toContain('Tema 0')
})
