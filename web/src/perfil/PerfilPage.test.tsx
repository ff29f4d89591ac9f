import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { entrar } from '../sessao/sessao.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { fakeToken } from '../testing/token.ts'
import { meuPerfil, outroPerfil } from './testing/perfis.ts'

const main = () => within(screen.getByRole('main'))
const tab = (name: string) => screen.getByRole('tab', { name })

test('shows the own profile with one query: name, role, member since, about text', async () => {
  const { variables, resolve } = await renderRoute('/profile', null)
  expect(main().getByText('Carregando perfil...')).toBeTruthy()
  expect(variables('PerfilPageQuery')).toEqual({ codigo: '7' })
  await resolve(meuPerfil(), 'PerfilPageQuery')
  expect(main().getByRole('heading', { level: 1, name: 'Ana Souza' })).toBeTruthy()
  expect(main().getByText('Estudante')).toBeTruthy()
  expect(main().getByText('Membro desde 09/03/2026')).toBeTruthy()
  expect(tab('Sobre').getAttribute('aria-selected')).toBe('true')
  expect(main().getByText(/Gosto de robôs/).textContent).toBe('Gosto de robôs.\nE de gente.')
  expect(main().getByRole('button', { name: 'Editar Perfil' })).toBeTruthy()
  expect(main().queryByRole('link', { name: 'Enviar Mensagem' })).toBeNull()
  expect(main().queryByText('ana@puc.example')).toBeNull()
})

const toConta = () => main().queryByRole('link', { name: 'Conta e privacidade' })

test('shows the studies and interests of a student, and to the owner the ways to the rest', async () => {
  const estudos = { curso: 'Letras', periodoDeInicio: '2026.1', objetivoPrincipal: null }
  const own = await renderRoute('/profile', meuPerfil(estudos), { papeis: ['aluno'] })
  const card = () => within(screen.getByRole('region', { name: 'Estudos' }))
  for (const text of ['Letras', '2026.1', 'Não informado', 'Robótica', 'Redes'])
    expect(card().getByText(text)).toBeTruthy()
  expect(main().getByRole('link', { name: 'Avisos' }).getAttribute('href')).toBe('/avisos')
  expect(toConta()?.getAttribute('href')).toBe('/conta')
  own.unmount()
  await renderRoute('/profile/12', outroPerfil(estudos))
  expect(card().getByText('Letras')).toBeTruthy()
  expect(main().queryByRole('link', { name: 'Avisos' })).toBeNull()
})

test('does not lead to the account if the upstream has no calls for it', async () => {
  await renderRoute('/profile', meuPerfil())
  expect(main().getByRole('link', { name: 'Avisos' })).toBeTruthy()
  expect(toConta()).toBeNull()
})

test('shows the own profile under its id too', async () => {
  await renderRoute('/profile/7', meuPerfil())
  expect(main().getByRole('button', { name: 'Alterar foto de perfil' })).toBeTruthy()
})

test("shows another person's profile without edit buttons", async () => {
  const { user } = await renderRoute('/profile/12', outroPerfil({ papel: 'PROFESSOR' }))
  expect(main().getByRole('heading', { level: 1, name: 'Rui Prado' })).toBeTruthy()
  expect(main().getByText('Professor')).toBeTruthy()
  await user.click(tab('Interesses'))
  expect(
    main()
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual(['Robótica', 'Redes'])
  expect(main().queryByRole('button', { name: /Editar|Alterar|Remover/ })).toBeNull()
})

test('shows the department and the open vagas of a professor', async () => {
  const vagasAbertas = [{ id: 'vaga-3', codigo: '3', titulo: 'Monitoria de Redes', prazo: null }]
  const page = await renderRoute(
    '/profile/12',
    outroPerfil({ papel: 'PROFESSOR', departamento: 'Informática', vagasAbertas }),
  )
  expect(within(screen.getByRole('region', { name: 'Onde atua' })).getByText('Informática')).toBeTruthy()
  const link = main().getByRole('link', { name: 'Monitoria de Redes' })
  expect(link.getAttribute('href')).toBe('/opportunities/3')
  page.unmount()
  const none = await renderRoute('/profile/12', outroPerfil({ papel: 'PROFESSOR', vagasAbertas: [] }))
  expect(main().getByText('Nenhuma por enquanto.')).toBeTruthy()
  none.unmount()
  await renderRoute('/profile/12', outroPerfil({ papel: 'PROFESSOR' }))
  expect(screen.queryByRole('region', { name: 'Oportunidades abertas' })).toBeNull()
})

test('tells a visitor that there is no information', async () => {
  const { user } = await renderRoute('/profile/12', outroPerfil({ sobre: null, interesses: [], criadoEm: null }))
  expect(main().getByText('Nenhuma informação disponível.')).toBeTruthy()
  expect(main().queryByText(/Membro desde/)).toBeNull()
  await user.click(tab('Interesses'))
  expect(main().getByText('Nenhuma informação disponível.')).toBeTruthy()
  expect(main().queryByRole('button')).toBeNull()
})

test('tells the owner what to add if there is nothing yet', async () => {
  const { user } = await renderRoute('/profile', meuPerfil({ sobre: null, interesses: [] }))
  expect(main().getByText(/Adicione um texto sobre você/)).toBeTruthy()
  await user.click(tab('Interesses'))
  expect(main().getByText(/Adicione seus interesses/)).toBeTruthy()
  await user.click(tab('Sobre'))
  await user.click(main().getByRole('button', { name: 'Escrever sobre mim' }))
  expect(main().getByRole('textbox', { name: 'Nome' })).toBe(document.activeElement)
})

test.each([
  ['aluno', '/profile/99', 'PerfilPageQuery', 'Usuário não encontrado'],
  ['professor', '/professor/profile/99', 'PerfilDoProfessorPageQuery', 'Perfil não encontrado'],
] as const)('tells a(n) %s that no user has the id', async (como, url, query, title) => {
  const { resolve } = await renderRoute(url, null, { como })
  await resolve({ Query: () => ({ usuario: null }) }, query)
  expect(main().getByRole('heading', { level: 1, name: title })).toBeTruthy()
})

test.each([
  ['aluno', '/profile', 'PerfilPageQuery'],
  ['professor', '/professor/profile', 'PerfilDoProfessorPageQuery'],
] as const)('tells a(n) %s that the profile failed to load', async (como, url, query) => {
  const { reject } = await renderRoute(url, null, { como })
  await reject(new RequestFailure('UPSTREAM_TIMEOUT', 'slow'), query)
  expect(main().getByRole('heading', { level: 1, name: 'Erro ao carregar perfil' })).toBeTruthy()
  expect(main().getByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
})

test('adds e-mail, title, department and areas as badges for a professor', async () => {
  const fields = { papel: 'PROFESSOR', titulo: 'Doutora', departamento: 'Informática' }
  await renderRoute('/professor/profile', meuPerfil(fields), { como: 'professor' })
  const contato = within(screen.getByRole('region', { name: 'Contato e atuação' }))
  for (const text of ['Doutora', 'Informática', 'Robótica', 'Redes']) expect(contato.getByText(text)).toBeTruthy()
  expect(contato.getByRole('link', { name: 'ana@puc.example' }).getAttribute('href')).toBe('mailto:ana@puc.example')
  const seus = within(screen.getByRole('region', { name: 'Também seus' }))
  expect(seus.getByRole('link', { name: 'Avisos' }).getAttribute('href')).toBe('/professor/avisos')
})

test("shows a professor a student's course, start period and objective", async () => {
  const estudos = { curso: 'Design', periodoDeInicio: '2024.1', objetivoPrincipal: 'MENTORIA' }
  await renderRoute('/professor/profile/12', outroPerfil(estudos), { como: 'professor' })
  const facts = screen.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Curso', 'Design'],
      ['Período de início', '2024.1'],
      ['Objetivo principal', 'Mentoria'],
    ]),
  )
})

test('says which data is missing, and that the e-mail is not visible to the reader', async () => {
  const nothing = { papel: 'PROFESSOR', email: null, titulo: null, departamento: null, interesses: [] }
  await renderRoute('/professor/profile/12', outroPerfil(nothing), { como: 'professor' })
  expect(screen.getAllByText('Não informado')).toHaveLength(3)
  expect(screen.getByText('Não visível para você')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Também seus' })).toBeNull()
})

test.each([
  ['professor', '/profile/12', '/professor/opportunities'],
  ['aluno', '/professor/profile/12', '/'],
  ['visitante', '/profile/12', '/login'],
  ['visitante', '/professor/profile', '/professor/login'],
] as const)('redirects a %s from %s', async (como, url, to) => {
  const { router } = await renderRoute(url, null, { como })
  expect(router.state.location.pathname).toBe(to)
})

test.each([
  [['professor', 'administrador'], '/professor/profile', true],
  [['professor', 'administrador'], '/professor/profile/12', false],
  [['professor'], '/professor/profile', false],
])('leads %j from %s to the administration: %s', async (papeis, url, leads) => {
  entrar(fakeToken({ user_id: 7, is_student: false, papeis }))
  await renderRoute(url, url.endsWith('12') ? outroPerfil() : meuPerfil({ papel: 'PROFESSOR' }), { como: 'visitante' })
  const link = main().queryByRole('link', { name: 'Administração do mural' })
  expect(link?.getAttribute('href')).toBe(leads ? '/admin' : undefined)
})
