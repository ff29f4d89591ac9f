import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { meuPerfil } from '../testing/perfis.ts'

const send = 'useEnviarAvatarMutation'
const remove = 'useRemoverAvatarMutation'
const drawImage = vi.fn<(...args: unknown[]) => void>()

// Or the first test would wait for its code.
beforeAll(() => import('./RecorteDialog.tsx'))
// jsdom does not draw.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done =>
    done(new Blob(['x'], { type: 'image/webp' })),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  drawImage.mockReset()
})

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
const slider = (name: string) => screen.getByRole('slider', { name })
const open = (como: 'aluno' | 'professor' = 'aluno', fields: Record<string, unknown> = {}) =>
  renderRoute(como === 'aluno' ? '/profile' : '/professor/profile', meuPerfil(fields), { como })

const choose = (file: File) => {
  const input = document.querySelector('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: [file] } })
}
/** Fires the error of an image that the browser cannot read. */
const unreadable = async () => {
  await screen.findByRole('dialog', { name: 'Enquadrar foto' })
  fireEvent.error(screen.getByRole('dialog').querySelector('img') ?? document.body)
}
const image = (bytes = 10) => new File([new Uint8Array(bytes)], 'eu.png', { type: 'image/png' })

/** Chooses an image of 400 x 200 pixels and loads it. */
const cut = async () => {
  choose(image())
  await screen.findByRole('dialog', { name: 'Enquadrar foto' })
  const shown = screen.getByRole('dialog').querySelector('img') ?? document.createElement('img')
  Object.defineProperties(shown, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } })
  fireEvent.load(shown)
  return shown
}
const answer = (name: string, payload: Record<string, unknown>) => ({ Mutation: () => ({ [name]: payload }) })
const success = (avatar: string | null) => ({
  __typename: avatar ? 'EnviarAvatarSuccess' : 'RemoverAvatarSuccess',
  usuario: { id: 'usuario-7', codigo: '7', avatar, pessoa: { id: 'pessoa-7', codigo: '7', avatar } },
})

test.each([
  ['aluno', 'Avatar atualizado'],
  ['professor', 'Foto de perfil atualizada!'],
] as const)('uploads the square that a(n) %s cropped, and updates header and banner', async (como, toast) => {
  const { user, variables, resolve, pending } = await open(como)
  await cut()
  fireEvent.change(slider('Ampliação'), { target: { value: '2' } })
  fireEvent.change(slider('Posição horizontal'), { target: { value: '1' } })
  await user.click(button('Salvar foto'))
  await waitFor(() => expect(pending()).toEqual([send]))
  const [, left, top, side] = drawImage.mock.calls[0] ?? []
  expect([left, top, side]).toEqual([300, 50, 100])
  expect(variables(send)).toEqual({ input: { arquivo: expect.any(File) } })
  await resolve(answer('enviarAvatar', success('/avatares/nova.webp')), send)
  expect(screen.queryByRole('dialog')).toBeNull()
  const portraits = [...document.querySelectorAll('img[src="/avatares/nova.webp"]')]
  expect(portraits.map(portrait => portrait.closest('header, main')?.tagName)).toEqual(['HEADER', 'MAIN'])
  expect(await screen.findByText(toast)).toBeTruthy()
})

test('drags the image with the pointer', async () => {
  const { user, pending } = await open()
  const shown = await cut()
  const frame = shown.parentElement ?? document.body
  frame.setPointerCapture = () => {}
  Object.defineProperties(frame, { clientWidth: { value: 100 }, clientHeight: { value: 100 } })
  fireEvent.pointerDown(frame, { pointerId: 1, clientX: 50, clientY: 50 })
  fireEvent.pointerMove(frame, { clientX: 75, clientY: 50 })
  fireEvent.pointerUp(frame)
  fireEvent.pointerMove(frame, { clientX: 0, clientY: 0 })
  await user.click(button('Salvar foto'))
  await waitFor(() => expect(pending()).toEqual([send]))
  expect(drawImage.mock.calls[0]?.slice(1, 4)).toEqual([50, 0, 200])
})

test.each([
  ['aluno', 'Arquivo inválido', 'Por favor, selecione uma imagem válida.'],
  ['professor', 'Por favor, selecione uma imagem', ''],
] as const)('rejects a file of a(n) %s that is not an image before the upload', async (como, title, message) => {
  const { pending } = await open(como)
  choose(new File(['%PDF'], 'eu.pdf', { type: 'application/pdf' }))
  await unreadable()
  expect(await screen.findByText(title)).toBeTruthy()
  if (message) expect(screen.getByText(message)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(pending()).toEqual([])
})

test.each([
  ['aluno', 'Arquivo muito grande', 'A imagem deve ter no máximo 5MB.'],
  ['professor', 'Imagem muito grande. Máximo 5MB', ''],
] as const)('rejects an image of a(n) %s above 5 MB before the upload', async (como, title, message) => {
  await open(como)
  choose(image(5 * 1024 * 1024 + 1))
  expect(await screen.findByText(title)).toBeTruthy()
  if (message) expect(screen.getByText(message)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('refuses a file that is an image only by name', async () => {
  await open()
  choose(image())
  await unreadable()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('Por favor, selecione uma imagem válida.')).toBeTruthy()
})

test.each(['aluno', 'professor'] as const)('tells a(n) %s how to send a photo of an iPhone as a JPEG', async como => {
  await open(como)
  choose(new File(['\0\0\0\x24ftypheic\0\0\0\0mif1'], 'IMG_0001', { type: '' }))
  await unreadable()
  expect(await screen.findByText('Foto em HEIC')).toBeTruthy()
  expect(screen.getByText(/escolha “Mais Compatível”/)).toBeTruthy()
})

test('accepts an image whose name has no image extension', async () => {
  await open()
  choose(new File(['x'], 'eu'))
  expect(await screen.findByRole('dialog', { name: 'Enquadrar foto' })).toBeTruthy()
})

test('says why the server refused, keeps the crop, and retries', async () => {
  const { user, resolve, reject, pending } = await open()
  await cut()
  await user.click(button('Salvar foto'))
  await waitFor(() => expect(pending()).toEqual([send]))
  await resolve(answer('enviarAvatar', { __typename: 'EntradaInvalida', mensagem: 'A imagem está corrompida.' }), send)
  expect(dialog().getByRole('alert').textContent).toContain('A imagem está corrompida.')
  await user.click(button('Salvar foto'))
  await waitFor(() => expect(pending()).toEqual([send]))
  await reject(new RequestFailure('OFFLINE', 'no answer'), send)
  expect(dialog().getByRole('alert').textContent).toContain('Verifique sua conexão')
  await waitFor(() => expect(screen.getAllByText('Erro ao atualizar avatar').length).toBeGreaterThan(1))
})

test.each([
  ['aluno', 'Avatar removido'],
  ['professor', 'Foto de perfil removida!'],
] as const)('removes the portrait of a(n) %s after a confirmation', async (como, toast) => {
  const { user, resolve, pending } = await open(como, { avatar: '/avatares/velha.webp' })
  await user.click(button('Remover foto'))
  expect(dialog().getByText('Tem certeza que deseja remover sua foto de perfil?')).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: 'Voltar' }))
  expect(pending()).toEqual([])
  await user.click(button('Remover foto'))
  await user.click(dialog().getByRole('button', { name: 'Remover' }))
  await resolve(answer('removerAvatar', success(null)), remove)
  expect(document.querySelector('img[src="/avatares/velha.webp"]')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remover foto' })).toBeNull()
  expect(document.activeElement).toBe(button('Alterar foto de perfil'))
  expect(await screen.findByText(toast)).toBeTruthy()
})

test.each([
  ['aluno', 'Erro ao remover avatar'],
  ['professor', 'Erro ao remover foto'],
] as const)('keeps the portrait of a(n) %s when removing fails', async (como, toast) => {
  const { user, reject } = await open(como, { avatar: '/avatares/velha.webp' })
  await user.click(button('Remover foto'))
  await user.click(dialog().getByRole('button', { name: 'Remover' }))
  await act(() => reject(new RequestFailure('OFFLINE', 'no answer'), remove))
  expect(await screen.findByText(toast)).toBeTruthy()
  expect(button('Remover foto')).toBeTruthy()
})

test('shows the new portrait even if the profile could not be read afterwards', async () => {
  const { user, resolveWithout, pending } = await open()
  await cut()
  await user.click(button('Salvar foto'))
  await waitFor(() => expect(pending()).toEqual([send]))
  await resolveWithout(['enviarAvatar', 'usuario'], answer('enviarAvatar', { __typename: 'EnviarAvatarSuccess' }), send)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByText('Avatar atualizado')).toBeTruthy()
  const portraits = [...document.querySelectorAll('img[src^="blob:"]')]
  expect(portraits.map(portrait => portrait.closest('header, main')?.tagName)).toEqual(['HEADER', 'MAIN'])
})

test('removes the portrait even if the profile could not be read afterwards', async () => {
  const { user, resolveWithout } = await open('aluno', { avatar: '/avatares/velha.webp' })
  await user.click(button('Remover foto'))
  await user.click(dialog().getByRole('button', { name: 'Remover' }))
  const removed = answer('removerAvatar', { __typename: 'RemoverAvatarSuccess' })
  await resolveWithout(['removerAvatar', 'usuario'], removed, remove)
  expect(await screen.findByText('Avatar removido')).toBeTruthy()
  expect(document.querySelector('img[src="/avatares/velha.webp"]')).toBeNull()
})
