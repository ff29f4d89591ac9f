import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, page } from '../../minhasVagas/testing/openMinhaVaga.ts'
import { changed } from '../../relay/topics.ts'
import './ComunicadoDialog.tsx'

test('says that nobody is left to write to, and keeps the text', async () => {
  const { user, environment, resolve } = await open()
  await user.click(screen.getByRole('button', { name: 'Enviar comunicado' }))
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }))
  const text = dialog.getByLabelText<HTMLTextAreaElement>('Mensagem')
  await user.type(text, 'Até sexta.')
  act(() => changed(environment, 'vaga:1'))
  await resolve(page({}, []))
  expect(dialog.getByText('Não há mais candidatos para avisar.')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Enviar comunicado' })).toBeNull()
  expect(text.value).toBe('Até sexta.')
})
