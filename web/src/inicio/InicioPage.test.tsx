import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'

const marina = {
  Usuario: () => ({ nome: 'Marina Duarte' }),
  Pendencias: () => ({ novasPorVaga: [], respostas: [] }),
  Instituicao: () => ({ prototipo: 'https://prototipo.ut.example', suporte: 'ajuda@ut.example' }),
}
/** A student without candidaturas. */
const semCandidaturas = { CandidaturaConnection: () => ({ total: 0, edges: [] }) }
const home = 'InicioDoProfessorPageQuery'
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const listBelow = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section')
  return within(section ?? document.body)
    .getAllByRole('heading', { level: 3 })
    .map(heading => heading.textContent)
}

test('greets a student by the first name, with the available and the planned features', async () => {
  await renderRoute('/', { ...semCandidaturas, Usuario: () => ({ nome: 'Ana Souza' }) })
  expect(title()).toBe('Boas-vindas, Ana!')
  expect(screen.getByRole('link', { name: 'Explorar oportunidades' }).getAttribute('href')).toBe('/opportunities')
  expect(listBelow('Atalhos')).toEqual(['Explorar oportunidades', 'Mensagens', 'Seu perfil'])
  expect(listBelow('Funcionalidades disponíveis')).toEqual([
    'Recomendações',
    'Gestão de candidaturas',
    'Mensagens',
    'Perfil personalizado',
  ])
  expect(screen.getByText('MVP')).toBeTruthy()
  const available = screen.getByRole('heading', { level: 2, name: 'Funcionalidades disponíveis' }).closest('section')
  const links = within(available ?? document.body).getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Recomendações', '/opportunities'],
    ['Gestão de candidaturas', '/applications'],
    ['Mensagens', '/messages'],
    ['Perfil personalizado', '/profile'],
  ])
  expect(listBelow('Próximas funcionalidades')).toEqual(['Publicações', 'Conexões', 'Novos algoritmos de recomendação'])
})

test('shows no link to the list of candidaturas if the upstream has none', async () => {
  await renderRoute('/', { ...semCandidaturas, Viewer: () => ({ listaCandidaturas: false, candidaturas: null }) })
  expect(listBelow('Funcionalidades disponíveis')).toContain('Gestão de candidaturas')
  expect(screen.queryByRole('link', { name: 'Gestão de candidaturas' })).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Oportunidades' }).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'Candidaturas' })).toBeNull()
})

test('shows a visitor the landing page, and requests only what is on the board', async () => {
  const { pending } = await renderRoute('/', null, { como: 'visitante' })
  expect(screen.getByRole('link', { name: 'Entrar como aluno' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Conhecer a área do professor' }).getAttribute('href')).toBe('/professor')
  expect(within(screen.getByRole('list', { name: 'Slides' })).getAllByRole('heading', { level: 2 })).toHaveLength(4)
  expect(listBelow('Como funciona')).toHaveLength(3)
  expect(listBelow('O que você encontra aqui')).toHaveLength(6)
  await waitFor(() => expect(pending()).toEqual(['MuralAgoraQuery']))
})

test("redirects a professor from the students' home page to the professors'", async () => {
  const { router } = await renderRoute('/', marina, { como: 'professor' })
  expect(router.state.location.pathname).toBe('/professor')
  expect(title()).toBe('Boas-vindas, Marina!')
  expect(screen.getByRole('link', { name: 'Criar oportunidade' }).getAttribute('href')).toBe(
    '/professor/opportunities/new',
  )
  expect(screen.getByRole('link', { name: 'Minhas oportunidades' }).getAttribute('href')).toBe(
    '/professor/opportunities',
  )
  expect(listBelow('Atalhos')).toEqual(['Criar oportunidade', 'Minhas oportunidades', 'Mensagens'])
  expect(listBelow('Funcionalidades disponíveis')).toContain('Gestão de candidatos')
  expect(listBelow('Próximas funcionalidades')).toEqual([
    'Gráficos avançados',
    'Exportar candidatos',
    'Publicações',
    'Networking',
  ])
  expect(screen.getByText('MVP')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver o protótipo' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Falar com o suporte' })).toBeTruthy()
})

test.each(['aluno', 'visitante'] as const)('shows the landing page of professors to a reader who is %s', async como => {
  const { resolve, pending } = await renderRoute('/professor', null, { como })
  expect(screen.getByRole('link', { name: 'Entrar como professor' }).getAttribute('href')).toBe('/professor/login')
  expect(screen.getByRole('link', { name: 'Ir para a área do aluno' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('link', { name: 'Falar com o suporte' })).toBeNull()
  await resolve({ Instituicao: () => ({ prototipo: null, suporte: 'ajuda@ut.example' }) }, home)
  expect(screen.getByRole('link', { name: 'Falar com o suporte' }).getAttribute('href')).toBe('mailto:ajuda@ut.example')
  expect(screen.queryByRole('link', { name: 'Ver o protótipo' })).toBeNull()
  expect(pending()).not.toContain(home)
})

test("shows the professors' landing page without the links that failed to load", async () => {
  const { reject } = await renderRoute('/professor', null, { como: 'visitante' })
  await reject(new RequestFailure('OFFLINE', 'no answer'), home)
  expect(screen.getByRole('link', { name: 'Entrar como professor' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Falar com o suporte' })).toBeNull()
})

test.each([
  ['aluno', '/', 'InicioDoAlunoPageQuery', 'Boas-vindas, estudante!'],
  ['professor', '/professor', home, 'Boas-vindas!'],
] as const)('greets a(n) %s if the profile failed to load', async (como, url, query, heading) => {
  const { resolve, resolveWithout } = await renderRoute(url, null, { como })
  await resolve({}, 'HeaderUserQuery')
  await resolveWithout(['viewer', 'usuario'], { ...marina, ...semCandidaturas }, query)
  expect(title()).toBe(heading)
})
