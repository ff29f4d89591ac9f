import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { contagens, lista, pagina } from '../testing/lista.ts'

const counts = (bolsas: number) => ({
  Query: () => ({
    contagensDeVagas: {
      tipos: [
        { tipo: 'BOLSA', codigo: null, total: bolsas },
        { tipo: 'OUTRO', codigo: '9', total: 2 },
      ],
      departamentos: [{ codigo: '9', total: 7 }],
      beneficios: [{ beneficio: 'REMUNERACAO', total: 1 }],
      modalidades: [{ modalidade: 'REMOTO', total: 4 }],
      horasMinimas: [
        { horas: 10, total: 6 },
        { horas: 9, total: 5 },
      ],
    },
  }),
})

const descriptionOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

const bolsa = () => screen.getByRole('button', { name: 'Bolsa' })

test('counts the options once the pointer reaches the filters, and again with a new filter', async () => {
  const { user, pending, variables, resolve } = await renderRoute('/opportunities', lista())
  expect(pending()).toEqual([])
  await user.hover(bolsa())
  await waitFor(() => expect(pending()).toEqual([contagens]))
  await resolve(counts(12), contagens)
  await waitFor(() => expect(within(bolsa()).getByText('12')).toBeTruthy())
  expect(descriptionOf(bolsa())).toBe('12 oportunidades')
  expect(within(screen.getByRole('button', { name: 'Estágio' })).getByText('0')).toBeTruthy()
  expect(descriptionOf(screen.getByRole('radio', { name: 'Física' }))).toBe('7 oportunidades')
  expect(descriptionOf(screen.getByRole('button', { name: 'Remuneração' }))).toBe('1 oportunidade')
  expect(descriptionOf(screen.getByRole('button', { name: 'Remota' }))).toBe('4 oportunidades')
  expect(descriptionOf(screen.getByRole('button', { name: '10h ou mais' }))).toBe('6 oportunidades')

  await user.click(bolsa())
  expect(pending()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Aplicar Filtros' }))
  await resolve(lista(), pagina)
  await waitFor(() => expect(variables(contagens)?.['filtro']).toMatchObject({ tipos: ['BOLSA'] }))
  await resolve(counts(3), contagens)
  await waitFor(() => expect(within(bolsa()).getByText('3')).toBeTruthy())
})

test('shows no numbers if they cannot be read', async () => {
  const { user, pending, reject } = await renderRoute('/opportunities', lista())
  await user.click(screen.getByRole('radio', { name: 'Física' }))
  await waitFor(() => expect(pending()).toEqual([contagens]))
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), contagens)
  expect(bolsa().textContent).toBe('Bolsa')
})
