import { act, screen, within } from '@testing-library/react'
import { type Opened, vaga } from './openMinhaVaga.ts'

export const mutation = 'useAlterarStatusMutation'
export const andamento = () => screen.getByRole('region', { name: 'Andamento' })
export const answer = (status: string) => ({
  Mutation: () => ({ alterarStatusDaVaga: { __typename: 'AlterarStatusDaVagaSuccess', vaga: { ...vaga, status } } }),
})

export const button = (name: string) => screen.getByRole('button', { name })
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
/** Presses the button, and waits for the dialog, whose code is loaded then. */
export async function pressButton({ user }: Pick<Opened, 'user'>, name: string) {
  await user.click(button(name))
  return within(await screen.findByRole('dialog', { name }, { timeout: 20_000 }))
}
export const undo = 'Desfazer mudança'

/** Ends the wait at once, as leaving the page does (relay/deferredWrites.test.ts). */
export const pass = () => act(async () => void window.dispatchEvent(new Event('pagehide')))
