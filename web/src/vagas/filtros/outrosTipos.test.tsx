import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { contagens, lista, pagina } from '../testing/lista.ts'

/* Types besides the six, which the URL and the query have by their REST ids. */

const chip = (name: string) => screen.getByRole('button', { name })
const aplicados = () => within(screen.getByText('Filtros Aplicados').parentElement ?? expect.fail('no applied filters'))

test('are chosen beside the six, counted, and shown by their names', async () => {
  const { user, router, variables, resolve } = await renderRoute('/opportunities', lista())
  await user.click(chip('Extensão'))
  const counts = {
    tipos: [
      { tipo: 'MONITORIA', codigo: null, total: 8 },
      { tipo: 'OUTRO', codigo: '1001', total: 4 },
    ],
    // An id that a type has, too.
    departamentos: [{ codigo: '1001', total: 7 }],
    beneficios: [],
    modalidades: [],
    horasMinimas: [],
  }
  await resolve({ Query: () => ({ contagensDeVagas: counts }) }, contagens)
  expect(await within(chip('Extensão')).findByText('4')).toBeTruthy()
  await user.click(chip('Monitoria'))
  await user.click(chip('Aplicar Filtros'))
  expect(variables(pagina)?.['filtro']).toMatchObject({ tipos: ['MONITORIA'], outrosTipos: ['1001'] })
  const feira = { titulo: 'Feira de ciências', tipo: 'OUTRO', nomeDoTipo: 'Extensão' }
  await resolve(lista({ vagas: [feira] }), pagina)
  expect(router.state.location.search).toBe('?type=monitoria,1001')
  expect(aplicados().getByText('Extensão')).toBeTruthy()
  const card = within(
    screen.getByRole('link', { name: 'Feira de ciências' }).closest('article') ?? expect.fail('no card'),
  )
  expect(card.getByText('Extensão')).toBeTruthy()
})

test('that are unknown leave the URL, also those that are one of the six', async () => {
  const { router } = await renderRoute('/opportunities?type=1001,1,999,bolsa', lista())
  await expect.poll(() => router.state.location.search).toBe('?type=bolsa,1001')
})
