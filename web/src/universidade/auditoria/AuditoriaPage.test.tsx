import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdministracao } from '../testing/openAdministracao.ts'

const url = '/admin/auditoria'
const linha = (id: string, changes: object) => ({
  node: {
    id,
    em: '2026-03-09T12:00:00Z',
    acao: 'entrou',
    ator: 'Rui Lima',
    pessoa: null,
    objeto: null,
    antes: null,
    depois: null,
    motivo: null,
    ...changes,
  },
})
const open = (edges: object[]) =>
  openAdministracao(url, {
    LinhaDaAuditoriaConnection: () => ({ edges, pageInfo: { hasNextPage: false, endCursor: null } }),
  })

test('says who did what to whom, why and what changed', async () => {
  await open([
    linha('1', {
      acao: 'suspendeu',
      pessoa: 'Bia Reis',
      motivo: 'Anúncios.',
      antes: '{"suspensoAte": null}',
      depois: '{"suspensoAte": "2026-12-15T15:00:00Z"}',
    }),
    linha('2', { acao: 'criou_administrador', ator: null, pessoa: 'Rui Lima' }),
    linha('3', { acao: 'uma_nova', em: null }),
  ])
  const rows = within(screen.getByRole('table', { name: 'linhas da auditoria' }))
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    )
  expect(rows).toEqual([
    [
      'Suspendeu uma conta',
      expect.stringMatching(/^09\/03\/2026 \d\d:00$/),
      'Rui Lima',
      'Bia Reis',
      'Anúncios.Suspensa até: — → 15/12/2026',
    ],
    ['Criou um administrador', expect.any(String), 'Operador', 'Rui Lima', ''],
    ['uma_nova', '—', 'Rui Lima', '', ''],
  ])
})

test('reads its filters from the address, without a day that is none', async () => {
  const { variables } = await openAdministracao(`${url}?acao=suspendeu&de=2026-03-01&ate=ontem`, null)
  expect(variables('AuditoriaPageQuery')).toEqual({ acao: 'suspendeu', de: '2026-03-01', ate: null })
  expect(screen.getByLabelText<HTMLInputElement>('De').value).toBe('2026-03-01')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ação' }).value).toBe('suspendeu')
})

test('says so without lines', async () => {
  await open([])
  screen.getByText('Nada com estes filtros')
})
