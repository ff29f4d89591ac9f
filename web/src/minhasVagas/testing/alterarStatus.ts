import { act, screen, within } from '@testing-library/react'
import { vaga } from './openMinhaVaga.ts'

export const mutation = 'useAlterarStatusMutation'
export const andamento = () => screen.getByRole('region', { name: 'Andamento' })
export const answer = (status: string) => ({
  Mutation: () => ({ alterarStatusDaVaga: { __typename: 'AlterarStatusDaVagaSuccess', vaga: { ...vaga, status } } }),
})

export const button = (name: string) => within(andamento()).getByRole('button', { name })
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
export const undo = 'Desfazer mudança'

/** Ends the wait at once, as leaving the page does (relay/deferredWrites.test.ts). */
export const pass = () => act(async () => void window.dispatchEvent(new Event('pagehide')))
