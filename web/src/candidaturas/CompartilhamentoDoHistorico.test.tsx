import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { umaVaga } from '../vagas/testing/umaVaga.ts'
import { lista, naEtapa, uma } from './testing/candidaturas.ts'

const apply = 'useCandidatarMutation'
const share = 'useCompartilharHistoricoMutation'
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Compartilhar um resumo do meu histórico/ })
const press = (name: string | RegExp) => screen.getByRole('button', { name })

const daVaga = (compartilhaHistorico: boolean | null) => {
  const minhaCandidatura = { id: 'situacao-12', candidatado: false, etapa: null, compartilhaHistorico }
  return {
    Query: () => ({
      vaga: umaVaga({ id: 'vaga-12', minhaCandidatura }),
      viewer: { papel: 'ESTUDANTE' },
    }),
  }
}
/** Opens the line of the consent in the list. */
async function change(user: { click: (element: Element) => Promise<void> }) {
  await user.click(press('Detalhes da candidatura a Vaga 12'))
  await user.click(press(/^mudar/))
}
const minha = (compartilhaHistorico: boolean | null) => lista([{ ...uma('12'), compartilhaHistorico }])

test('the consent is off by default, says what it shares, and is sent when given', async () => {
  const { user, variables } = await renderRoute('/opportunities/12', daVaga(false))
  await user.click(press('Candidatar-se'))
  expect(box().checked).toBe(false)
  for (const part of [/CR/, /créditos/, /sem notas/, /desligado quando quiser/]) {
    expect(within(screen.getByRole('dialog')).getByText(part)).toBeTruthy()
  }
  await user.click(box())
  await user.click(press('Enviar candidatura'))
  expect(variables(apply)?.['input']).toMatchObject({ compartilharHistorico: true })
})

test('the consent is kept with the draft', async () => {
  const first = await renderRoute('/opportunities/12', daVaga(false))
  await first.user.click(press('Candidatar-se'))
  await first.user.click(box())
  first.unmount()
  const { user, variables } = await renderRoute('/opportunities/12', daVaga(false))
  await user.click(press('Candidatar-se'))
  expect(box().checked).toBe(true)
  await user.click(box())
  await user.click(press('Enviar candidatura'))
  expect(variables(apply)?.['input']).toMatchObject({ compartilharHistorico: false })
})

test('the consent is not offered if the upstream does not ask for it', async () => {
  const { user } = await renderRoute('/opportunities/12', daVaga(null))
  await user.click(press('Candidatar-se'))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('the list of candidaturas does not offer it either', async () => {
  await renderRoute('/applications', minha(null))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('the consent can be revoked in the list, and shows as revoked after the response', async () => {
  const { user, variables, resolve } = await renderRoute('/applications', minha(true))
  await change(user)
  expect(screen.getByText('Histórico compartilhado: sim')).toBeTruthy()
  expect(box().checked).toBe(true)
  await user.click(box())
  expect(variables(share)).toEqual({ input: { vaga: 'vaga-12', compartilhar: false } })
  expect(box().checked).toBe(true)
  const candidatura = { id: 'candidatura-12', etapa: null, compartilhaHistorico: false }
  const compartilharHistorico = { __typename: 'CompartilharHistoricoSuccess', candidatura }
  await resolve({ Mutation: () => ({ compartilharHistorico }) }, share)
  expect(box().checked).toBe(false)
  expect(screen.getByText('Histórico compartilhado: não')).toBeTruthy()
})

test.each([
  ['APROVADA', false, false],
  ['RETIRADA', false, false],
  ['NAO_SELECIONADA', true, true],
  ['LISTA_DE_ESPERA', false, true],
])('at %s, with the consent %s, the line is shown: %s', async (etapa, compartilhaHistorico, isShown) => {
  const { user } = await renderRoute('/applications', lista([{ ...naEtapa('12', etapa), compartilhaHistorico }]))
  await user.click(press('Detalhes da candidatura a Vaga 12'))
  expect(screen.queryAllByText(/^Histórico compartilhado/)).toHaveLength(isShown ? 1 : 0)
})

test('a choice that was not saved is reported and reverted', async () => {
  const { user, reject } = await renderRoute('/applications', minha(false))
  await change(user)
  await user.click(box())
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), share)
  expect(screen.getByText('A escolha não foi salva')).toBeTruthy()
  expect(box().checked).toBe(false)
})
