import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeErrors, loadToasts, toastAction, toastError, toastMessage, toastSuccess, toastUndo } from './toast.ts'

beforeEach(async () => {
  await act(loadToasts)
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const region = () => screen.getByRole('region', { name: /^Avisos/ })
const texts = () =>
  within(region())
    .queryAllByRole('listitem')
    .map(item => item.textContent)

const show = (work: () => void) =>
  act(async () => {
    work()
    await vi.advanceTimersByTimeAsync(0)
  })

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('shows the newest toast first, each for six seconds, in a live region', async () => {
  expect(region().getAttribute('aria-live')).toBe('polite')
  await show(() => toastSuccess('Salvo', 'Tudo certo'))
  await wait(4000)
  await show(() => toastError('Não foi possível'))
  expect(texts()).toEqual(['Não foi possível', 'SalvoTudo certo'])
  await wait(2000)
  expect(texts()).toEqual(['Não foi possível'])
  await wait(4000)
  expect(texts()).toEqual([])
})

test('keeps the toasts while the focus is on them, and then for the rest of their time', async () => {
  await show(() => toastSuccess('Salvo'))
  await wait(4000)
  act(() => screen.getByRole('list').focus())
  await wait(60_000)
  expect(texts()).toEqual(['Salvo'])
  act(() => screen.getByRole('list').blur())
  await wait(1500)
  expect(texts()).toEqual(['Salvo'])
  await wait(500)
  expect(texts()).toEqual([])
})

test('keeps the toasts while the tab is in the background', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await show(() => toastSuccess('Salvo'))
  await wait(60_000)
  expect(texts()).toEqual(['Salvo'])
  hidden.mockReturnValue(false)
  await wait(6000)
  expect(texts()).toEqual([])
})

test('the close button closes a toast', async () => {
  await show(() => toastSuccess('Salvo'))
  fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }))
  expect(texts()).toEqual([])
})

test('a background event with the same title shows once', async () => {
  await show(() => toastMessage('Muita gente', 'Na fila'))
  await show(() => toastMessage('Muita gente', 'Ainda na fila'))
  expect(texts()).toEqual(['Muita genteAinda na fila'])
})

test('a toast with a button stays, and closes when it is used', async () => {
  const onClick = vi.fn<() => void>()
  await show(() => toastAction('Há uma versão nova', 'Atualizar', onClick))
  await wait(60_000)
  fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(texts()).toEqual([])
})

test('the caller can close a toast with an undo button', async () => {
  const onUndo = vi.fn<() => void>()
  let close = () => {}
  await show(() => void (close = toastUndo('Encerrada', 'A vaga saiu da lista', onUndo)))
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeTruthy()
  await show(() => close())
  expect(texts()).toEqual([])
  expect(onUndo).not.toHaveBeenCalled()
})

test('the focus returns to where it came from once a toast is used', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  await show(() => void toastUndo('Encerrada', 'A vaga saiu da lista', () => {}))
  const undo = screen.getByRole('button', { name: 'Desfazer' })
  act(() => undo.focus())
  fireEvent.click(undo)
  expect(document.activeElement).toBe(button)
  button.remove()
})

test('Alt+T moves the focus to the toasts', async () => {
  await show(() => toastSuccess('Salvo'))
  fireEvent.keyDown(document, { altKey: true, code: 'KeyT' })
  expect(document.activeElement).toBe(screen.getByRole('list'))
})

test('an error goes when the reader tries again, changes a field or leaves the page; a success stays', async () => {
  const form = document.body.appendChild(document.createElement('form'))
  const goes = [
    () => void closeErrors(),
    () => toastSuccess('Salvo'),
    () => void fireEvent.change(form),
    () => void fireEvent.submit(form),
  ]
  await show(() => toastSuccess('Salvo'))
  for (const go of goes) {
    await show(() => toastError('Não foi possível'))
    expect(texts()).toContain('Não foi possível')
    await show(go)
    expect(texts()).not.toContain('Não foi possível')
    expect(texts()).toContain('Salvo')
  }
  form.remove()
})

test('a toast that stays moves off the controls of the next page', async () => {
  vi.stubGlobal('innerHeight', 800)
  const main = document.body.appendChild(document.createElement('main'))
  await show(() => toastSuccess('Salvo'))
  const list = within(region()).getByRole('list')
  expect(list.style.insetBlockEnd).toBe('4px')
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(400, 0, 400, 80))
  const button = document.createElement('button')
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(500, 740, 100, 40))
  await show(() => main.append(button))
  expect(list.style.insetBlockEnd).toBe('64px')
  main.remove()
  vi.unstubAllGlobals()
})

test('the end of a page of links can be scrolled above a toast', async () => {
  await show(() => toastSuccess('Salvo'))
  const list = within(region()).getByRole('list')
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 80))
  const link = document.createElement('button')
  vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, window.innerHeight))
  await show(() => document.body.append(link))
  expect(document.body.style.paddingBlockEnd).toBe('84px')
  link.remove()
  await wait(6000)
  expect(document.body.style.paddingBlockEnd).toBe('')
})

test('an error that repeats shows once', async () => {
  await show(() => toastError('Não foi possível', 'Uma vez'))
  await show(() => toastError('Não foi possível', 'Outra vez'))
  expect(texts()).toEqual(['Não foi possívelOutra vez'])
})

test('a toast moves above a bar that appears below it', async () => {
  await show(() => toastUndo('Movida', 'Ana', () => undefined))
  const list = within(region()).getByRole('list')
  const area = (top: number, height: number) => new DOMRect(0, top, 300, height)
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(area(0, 80))
  expect(list.style.insetBlockEnd).toBe('4px')
  const button = document.createElement('button')
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(area(window.innerHeight - 60, 40))
  document.body.append(button)
  await wait(1)
  expect(list.style.insetBlockEnd).toBe('64px')
  button.remove()
  await wait(1)
  expect(list.style.insetBlockEnd).toBe('4px')
})
