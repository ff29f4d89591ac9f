import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { umHistorico } from '../testing/umHistorico.ts'

const mutation = 'useImportarHistoricoMutation'
const pdf = new File(['%PDF-1.7'], 'histórico.pdf', { type: 'application/pdf' })
const field = () => screen.getByLabelText('Histórico acadêmico em PDF')

/** Opens the page, chooses the PDF and uploads it. */
async function importar(temHistorico = false) {
  const page = await renderRoute('/import-curriculum', {
    Usuario: () => ({ id: 'ana', temHistorico }),
    Viewer: () => ({ historico: temHistorico ? umHistorico : null }),
  })
  if (temHistorico) await page.user.click(screen.getByRole('button', { name: 'Importar PDF novo' }))
  await page.user.upload(field(), pdf)
  await page.user.click(screen.getByRole('button', { name: 'Importar histórico' }))
  return page
}

const confirmed = {
  Usuario: () => ({ id: 'ana', temHistorico: true }),
  Viewer: () => ({ historico: umHistorico }),
  Mutation: () => ({
    confirmarHistorico: {
      __typename: 'ConfirmarHistoricoSuccess',
      total: 1,
    },
  }),
}

const lida = {
  periodo: '2024.1',
  codigoDaDisciplina: 'INF1007',
  nome: 'Programação II',
  grau: 8.5,
  situacaoOriginal: 'Em recurso',
  classificacao: 'NAO_RECONHECIDA',
  creditos: 4,
}
const asked = (historico: object | null = { totalDeDisciplinas: 12, totalDeCreditos: 48 }) => ({
  Viewer: () => ({ historico }),
  Mutation: () => ({
    importarHistorico: {
      __typename: 'HistoricoAConfirmar',
      previa: 'p1',
      disciplinas: [lida],
      linhasIlegiveis: [{ pagina: 2, texto: 'INF1010 Estruturas', motivo: 'Faltam os créditos.' }],
      totalDeLinhasIlegiveis: 1,
      situacoesNaoReconhecidas: ['Em recurso'],
    },
  }),
})
const confirmation = 'useConfirmarHistoricoMutation'

test('a transcript read in part is shown beside the stored one, and nothing is stored', async () => {
  const { resolve, pending } = await importar(true)
  await resolve(asked(), mutation)
  expect(screen.getByText('Seu histórico foi lido em parte')).toBeTruthy()
  expect(
    screen.getByText(/Lemos 1 disciplina\. Nada foi guardado ainda\. O histórico guardado tem 12 disciplinas/),
  ).toBeTruthy()
  expect(screen.getByText('Não conseguimos ler 1 linha')).toBeTruthy()
  expect(screen.getByText('Situações que não reconhecemos')).toBeTruthy()
  expect(screen.getByRole('table', { name: 'Disciplinas lidas' }).textContent).toContain('Em recurso (não reconhecida)')
  expect(screen.queryByText('Histórico acadêmico importado com sucesso!')).toBeNull()
  expect(pending()).toEqual([])
})

test('it is stored when the student says so', async () => {
  const { resolve, user, variables, pending } = await importar()
  await resolve(asked(null), mutation)
  expect(screen.getByText(/Você ainda não tem um histórico guardado/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Guardar o que foi lido' }))
  expect(variables(confirmation)).toEqual({ input: { previa: 'p1' } })
  await resolve(confirmed, confirmation)
  expect(await screen.findByText('Histórico acadêmico importado com sucesso!')).toBeTruthy()
  expect(screen.queryByText('Seu histórico foi lido em parte')).toBeNull()
  expect(screen.getByText('Seu histórico acadêmico já foi importado')).toBeTruthy()
  expect(pending()).toEqual([])
})

test('the stored one is kept without a request', async () => {
  const { resolve, user, pending } = await importar(true)
  await resolve(asked(), mutation)
  await user.click(screen.getByRole('button', { name: 'Manter o histórico atual' }))
  expect(screen.queryByText('Seu histórico foi lido em parte')).toBeNull()
  expect(document.activeElement).toBe(field())
  expect(pending()).toEqual([])
})

test('a reading that has expired is refused with the sentence of the server, and the file stays', async () => {
  const { resolve, user } = await importar(true)
  await resolve(asked(), mutation)
  await user.click(screen.getByRole('button', { name: 'Guardar o que foi lido' }))
  const confirmarHistorico = { __typename: 'EntradaInvalida', mensagem: 'Esta leitura expirou.' }
  await resolve({ Mutation: () => ({ confirmarHistorico }) }, confirmation)
  expect(screen.getByRole('alert').textContent).toBe('Esta leitura expirou.')
  expect(screen.getByText('histórico.pdf')).toBeTruthy()
})
