import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../form/Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { toastError } from './toast.ts'

const Demo = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Candidatar-se</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Sua carta">
        <p>conteúdo</p>
      </Dialog>
    </>
  )
}

test('opens as a modal named by its title, and is empty while closed', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<Demo />)
  expect(screen.queryByText('conteúdo')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Candidatar-se' }))
  expect(showModal).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { name: 'Sua carta' })).toBeTruthy()
})

test('stays open if a press in it ends elsewhere, as when its content moves', async () => {
  render(<Demo />)
  await userEvent.click(screen.getByRole('button', { name: 'Candidatar-se' }))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  // A browser then clicks what contains both places.
  fireEvent.pointerDown(screen.getByText('conteúdo'))
  fireEvent.click(dialog)
  expect(dialog.open).toBe(true)
})

test('closes by its button, Escape and the backdrop, not by its content', async () => {
  render(<Demo />)
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Candidatar-se' }))
  await open()
  await userEvent.click(screen.getByText('conteúdo'))
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(screen.queryByText('conteúdo')).toBeNull()
  await open()
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  await userEvent.click(dialog)
  expect(dialog.open).toBe(false)
  await open()
  act(() => {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
  expect(dialog.open).toBe(false)
})

test('contains the toasts while open, and returns them to the page when it closes or unmounts', async () => {
  const page = render(<Demo />)
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Candidatar-se' }))
  const inDialog = () => screen.getByText('Não foi possível').closest('dialog') !== null
  await open()
  act(() => toastError('Não foi possível'))
  await screen.findByText('Não foi possível')
  expect(inDialog()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  expect(inDialog()).toBe(false)
  await open()
  expect(inDialog()).toBe(true)
  page.unmount()
  expect(inDialog()).toBe(false)
})

test('asks for confirmation, and ignores clicks while busy', async () => {
  const onConfirm = vi.fn<() => void>()
  const props = { open: true, onClose: () => {}, onConfirm, title: 'Cancelar', confirmLabel: 'Sim, cancelar' }
  const { rerender } = render(<ConfirmDialog {...props}>Tem certeza?</ConfirmDialog>)
  await userEvent.click(screen.getByRole('button', { name: 'Sim, cancelar' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  rerender(
    <ConfirmDialog {...props} busy busyText="Cancelando...">
      Tem certeza?
    </ConfirmDialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancelando...' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('opens with the focus in the first field to fill in', () => {
  render(
    <Dialog open onClose={() => {}} title="Editar oportunidade">
      <input type="checkbox" aria-label="Bolsa" />
      <input aria-label="Título" />
    </Dialog>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Título'))
})

test('says why there is nothing left to do, in place of the actions, and submits nothing', async () => {
  const onConfirm = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  const props = { open: true, onClose, onConfirm, title: 'Retirar', confirmLabel: 'Sim, retirar' }
  const campo = <input aria-label="Recado" />
  const { rerender } = render(<ConfirmDialog {...props}>{campo}</ConfirmDialog>)
  await userEvent.type(screen.getByLabelText('Recado'), 'Obrigada')
  screen.getByRole('button', { name: 'Sim, retirar' }).focus()
  rerender(
    <ConfirmDialog {...props} ended="Esta candidatura já terminou.">
      {campo}
    </ConfirmDialog>,
  )
  expect(screen.getByRole('status').textContent).toContain('Esta candidatura já terminou.')
  expect(screen.queryByRole('button', { name: 'Sim, retirar' })).toBeNull()
  expect(document.activeElement?.textContent).toContain('Esta candidatura já terminou.')
  expect(screen.getByLabelText<HTMLInputElement>('Recado').value).toBe('Obrigada')
  await userEvent.type(screen.getByLabelText('Recado'), '{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }))
  expect(onClose).toHaveBeenCalledOnce()
})
