import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const vaga = (codigo: string, titulo: string) => ({
  codigo,
  titulo,
  tipo: 'MONITORIA',
  nomeDoTipo: 'Monitoria',
  nomeDoDepartamento: 'Informática',
  prazo: '2099-12-31',
})
const mural = {
  total: 24,
  porTipo: [
    { tipo: 'MONITORIA', codigo: null, nome: null, total: 23 },
    { tipo: 'ESTAGIO', codigo: null, nome: null, total: 1 },
    { tipo: 'OUTRO', codigo: '1001', nome: 'Extensão', total: 4 },
  ],
  vagas: [vaga('12', 'Monitoria de Óptica'), vaga('13', 'Monitoria de Redes')],
}
const instituicao = {
  nome: 'Universidade de Teste',
  prototipo: null,
  suporte: 'ajuda@ut.example',
  termos: 'https://ut.example/termos',
  documentos: 0,
}

/** Opens the landing as a visitor, with this board. */
async function open(own: object | null) {
  const rendered = await renderRoute('/', null, { como: 'visitante' })
  await waitFor(() => expect(rendered.pending()).toEqual(['MuralAgoraQuery']))
  await rendered.resolve({ Query: () => ({ mural: own, instituicao }) })
  return rendered
}
const tiposSection = () => {
  const section = screen.getByRole('heading', { level: 2, name: 'O que você encontra aqui' }).closest('section')
  return within(section ?? expect.fail('no section'))
}

test('shows the newest vagas, each with its public page', async () => {
  const { pending } = await open(mural)
  expect(screen.getByText('24 oportunidades recebem candidaturas.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Monitoria de Óptica' })
  expect(link.getAttribute('href')).toBe('/vaga/12')
  expect(link.closest('li')?.textContent).toBe('MonitoriaMonitoria de ÓpticaInformática · até 31 de dezembro de 2099')
  expect(pending()).toEqual([])
})

test('leads from each type to its vagas, through the login and back', async () => {
  const { router, user } = await open(mural)
  expect(tiposSection().getAllByRole('link')).toHaveLength(7)
  expect(tiposSection().getByRole('link', { name: 'Extensão' }).getAttribute('href')).toBe('/opportunities?type=1001')
  expect(tiposSection().getByText('4').textContent).toBe('4 oportunidades abertas')
  expect(tiposSection().getByText('23').textContent).toBe('23 oportunidades abertas')
  expect(tiposSection().getByText('1').textContent).toBe('1 oportunidade aberta')
  await user.click(screen.getByRole('link', { name: 'Iniciação Científica' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  const { search } = router.state.location
  expect(new URLSearchParams(search).get('voltar')).toBe('/opportunities?type=iniciacao_cientifica')
})

test('names the university, its terms and its support at the end', async () => {
  await open(mural)
  const end = within(screen.getByText(/Universidade de Teste/).closest('footer') ?? expect.fail('no footer'))
  expect(end.getByRole('link', { name: /^Termos de uso/ }).getAttribute('href')).toBe('https://ut.example/termos')
  expect(end.getByRole('link', { name: 'Falar com o suporte' }).getAttribute('href')).toBe('mailto:ajuda@ut.example')
})

test('an empty board shows no vagas', async () => {
  await open({ total: 0, porTipo: [], vagas: [] })
  expect(screen.queryByRole('heading', { name: 'Abertas agora' })).toBeNull()
  expect(tiposSection().getAllByRole('link')).toHaveLength(6)
})

test.each([
  ['are not public', () => open(null)],
  [
    'cannot be read',
    async () => {
      const rendered = await renderRoute('/', null, { como: 'visitante' })
      await waitFor(() => expect(rendered.pending()).toEqual(['MuralAgoraQuery']))
      await rendered.reject(new RequestFailure('UPSTREAM_UNAVAILABLE', ''))
      return rendered
    },
  ],
])('if the vagas %s, the landing is without them', async (_, act) => {
  await act()
  expect(screen.queryByRole('heading', { name: 'Abertas agora' })).toBeNull()
  expect(tiposSection().queryAllByRole('link')).toEqual([])
  expect(tiposSection().getAllByRole('heading', { level: 3 })).toHaveLength(6)
  expect(screen.queryByText(/Universidade de Teste/)).toBeNull()
})
