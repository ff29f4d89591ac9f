import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { umaVaga } from '../testing/umaVaga.ts'

afterEach(() => vi.unstubAllGlobals())

const open = (own: object) =>
  renderRoute('/opportunities/12', {
    Query: () => ({ vaga: umaVaga({ encerrada: false, ...own }), viewer: { papel: 'ESTUDANTE' } }),
  })
const button = () => screen.queryByRole('button', { name: 'Compartilhar' })
const address = `${window.location.origin}/vaga/12`

/** A device whose pointer is a finger, with the browser's own menu. */
function usePhone(share: () => Promise<void>) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('coarse'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}
afterEach(() => Reflect.deleteProperty(navigator, 'share'))

test('copies the public address', async () => {
  const { user } = await open({ publica: true })
  await user.click(button() ?? expect.fail('no button'))
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(await screen.findByText('Endereço copiado')).toBeTruthy()
})

test('opens the menu of a phone', async () => {
  const share = vi.fn(async () => {})
  usePhone(share)
  const { user } = await open({ publica: true })
  await user.click(button() ?? expect.fail('no button'))
  expect(share).toHaveBeenCalledWith({ url: address, title: 'Monitoria de Cálculo I' })
})

test('says nothing if the menu of the phone is closed', async () => {
  usePhone(async () => {
    throw new DOMException('closed', 'AbortError')
  })
  const { user } = await open({ publica: true })
  await user.click(button() ?? expect.fail('no button'))
  expect(screen.queryByText('Não foi possível compartilhar')).toBeNull()
})

test('shows the address if it cannot be copied', async () => {
  const { user } = await open({ publica: true })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(button() ?? expect.fail('no button'))
  expect(await screen.findByText(address)).toBeTruthy()
})

test.each([{ publica: false }, { publica: null }, { publica: true, encerrada: true }])(
  'is not there for %j',
  async own => {
    await open(own)
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    expect(button()).toBeNull()
  },
)
