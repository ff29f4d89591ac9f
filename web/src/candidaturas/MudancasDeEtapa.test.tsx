import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changed } from '../relay/topics.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { umaVaga } from '../vagas/testing/umaVaga.ts'
import { dia, lista, mudanca, naEtapa, uma } from './testing/candidaturas.ts'
import './entrevista/MinhaEntrevista.tsx'

const query = 'CandidaturasPageQuery'
const next = 'CandidaturasListPaginationQuery'
const withdraw = 'useRetirarCandidaturaMutation'

const emAnalise = mudanca('RECEBIDA', 'EM_ANALISE', '10')
const entrevista = mudanca('EM_ANALISE', 'ENTREVISTA', '11', 'Traga seu currículo.\nSala 301.')
const saiu = mudanca('ENTREVISTA', 'RETIRADA', '12', 'Consegui outra bolsa.')

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
const titulos = () => screen.getAllByRole('heading', { level: 3 })
const item = (index = 0) => within(titulos()[index]?.closest('li') ?? document.body)
const tempo = (index = 0) =>
  item(index)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
type User = { click: (element: Element) => Promise<void> }
const abrir = (user: User, codigo = '12') => user.click(button(`Detalhes da candidatura a Vaga ${codigo}`))
const contagem = () => screen.queryByRole('region', { name: 'Candidaturas por etapa' })?.textContent
const naSituacao = (etapa: string) => ({ id: 'situacao-12', candidatado: true, etapa })

test('shows the stage of a candidatura, its history with messages, and the next step', async () => {
  const { user } = await renderRoute('/applications', lista([naEtapa('12', 'ENTREVISTA', [emAnalise, entrevista])]))
  expect(item().getAllByText('Entrevista')[0]?.closest('output')?.textContent).toBe(
    'Sua candidatura, etapa 3 de 4: Entrevista',
  )
  await abrir(user)
  expect(item().getByText(/Fique de olho/)).toBeTruthy()
  expect(item().getByRole('list', { name: 'Histórico da candidatura' })).toBeTruthy()
  expect(tempo()).toEqual([
    `Recebida${dia('09')}`,
    `Em análise${dia('10')}`,
    `Entrevista${dia('11')}Quem publicou a oportunidade escreveu: Traga seu currículo.\nSala 301.`,
  ])
  expect(
    item()
      .getByText(/Traga seu currículo/)
      .closest('blockquote'),
  ).toBeTruthy()
  expect(item().getByText(/Candidatura enviada em/)).toBeTruthy()
  expect(item().getByRole('link', { name: 'Enviar mensagem sobre Vaga 12' }).getAttribute('href')).toBe(
    '/messages?userId=40',
  )
  expect(item().getByRole('button', { name: 'Retirar candidatura a Vaga 12' })).toBeTruthy()
})

test('promises no news once the vaga is finalised without a decision', async () => {
  const emAberto = naEtapa('12', 'EM_ANALISE')
  const vaga = { ...emAberto.vaga, status: 'FINALIZADA' }
  const { user } = await renderRoute('/applications', lista([{ ...emAberto, vaga }]))
  await abrir(user)
  expect(
    item().getByText(/^A seleção foi finalizada\. Uma resposta sobre a sua candidatura, se houver, aparece aqui\./),
  ).toBeTruthy()
  expect(item().queryByText(/avisamos/i)).toBeNull()
})

test('can be cancelled until it is in review, then withdrawn, and neither once it is over', async () => {
  const etapas = ['RECEBIDA', 'EM_ANALISE', 'ENTREVISTA', 'APROVADA', 'LISTA_DE_ESPERA', 'NAO_SELECIONADA', 'RETIRADA']
  await renderRoute('/applications', lista(etapas.map((etapa, index) => naEtapa(String(index), etapa))))
  const botoes = etapas.map(
    (_, index) =>
      screen
        .queryByRole('button', { name: new RegExp(`^(Cancelar|Retirar) candidatura a Vaga ${index}$`), hidden: true })
        ?.textContent?.split(' ')[0],
  )
  expect(botoes).toEqual(['Cancelar', 'Retirar', 'Retirar', 'Retirar', 'Retirar', undefined, undefined])
})

test('does not link to messages if the author is unknown', async () => {
  const candidatura = naEtapa('12', 'EM_ANALISE')
  const semAutor = { ...candidatura, vaga: { ...candidatura.vaga, autor: null } }
  const { user } = await renderRoute('/applications', lista([semAutor]))
  await abrir(user)
  expect(screen.getByText('Monitoria · Matemática')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Enviar mensagem/ })).toBeNull()
})

test('keeps the history of a candidatura whose vaga was deleted', async () => {
  await renderRoute('/applications', lista([{ ...naEtapa('12', 'EM_ANALISE', [emAnalise]), vaga: null }]))
  expect(titulos()[0]?.textContent).toBe('Oportunidade removida')
  expect(tempo()).toHaveLength(2)
  expect(item().queryByRole('button')).toBeNull()
})

test('counts all candidaturas by stage, also those that are not loaded, and again when one changes', async () => {
  const naPagina = { total: 4, hasNextPage: true }
  const conta = (etapa: string, total: number) => ({ etapa, total })
  const { user, environment, pending, resolve } = await renderRoute(
    '/applications',
    lista([naEtapa('12', 'APROVADA')], { ...naPagina, porEtapa: [conta('APROVADA', 1), conta('RECEBIDA', 3)] }),
  )
  expect(contagem()).toBe('Recebida: 3Aprovada: 1')
  await act(async () => changed(environment, 'candidaturas'))
  const outra = { ...naPagina, porEtapa: [conta('APROVADA', 1), conta('RECEBIDA', 2), conta('EM_ANALISE', 1)] }
  await resolve(lista([naEtapa('12', 'APROVADA')], naPagina), next)
  await resolve(lista([], outra), 'CandidaturasListContagemQuery')
  expect(contagem()).toBe('Recebida: 2Em análise: 1Aprovada: 1')
  await user.click(button('Carregar mais'))
  await resolve(
    lista([naEtapa('2', 'RECEBIDA'), naEtapa('3', 'RECEBIDA'), naEtapa('4', 'NAO_SELECIONADA')], { from: 1 }),
    next,
  )
  expect(contagem()).toBe('Recebida: 2Aprovada: 1Não selecionada: 1')
  await act(async () => changed(environment, 'candidaturas'))
  expect(pending()).toEqual([next])
})

test('counts the loaded candidaturas if the upstream does not count them, and says so', async () => {
  const tres = [naEtapa('1', 'APROVADA'), naEtapa('2', 'RECEBIDA'), naEtapa('3', 'RECEBIDA')]
  const { user, resolve } = await renderRoute('/applications', lista(tres, { total: 4, hasNextPage: true }))
  expect(contagem()).toBe('Recebida: 2Aprovada: 1Contando as 3 mais recentes.')
  await user.click(button('Carregar mais'))
  await resolve(lista([naEtapa('4', 'NAO_SELECIONADA')], { total: 4, from: 3 }), next)
  expect(contagem()).toBe('Recebida: 2Aprovada: 1Não selecionada: 1')
})

test('shows no stages if the upstream has none', async () => {
  const { user } = await renderRoute(
    '/applications',
    lista([{ ...uma('12', { carta: 'Minha carta.' }), compartilhaHistorico: null }]),
  )
  await abrir(user)
  expect(contagem()).toBeUndefined()
  expect(item().queryByRole('list')).toBeNull()
  expect(item().queryByRole('status')).toBeNull()
  expect(item().queryByRole('link', { name: /^Enviar mensagem/ })).toBeNull()
  expect(
    item()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Detalhes da candidatura a Vaga 12', 'Ler carta de motivação', 'Cancelar candidatura a Vaga 12'])
})

test('withdraws after a confirmation with one request, and shows the new history', async () => {
  const before = [naEtapa('12', 'EM_ANALISE', [emAnalise]), naEtapa('13', 'RECEBIDA')]
  const { user, variables, pending, resolve } = await renderRoute('/applications', lista(before))
  await abrir(user)
  await user.click(button('Retirar candidatura a Vaga 12'))
  await screen.findByRole('dialog')
  await user.type(dialog().getByRole('textbox'), 'Consegui outra bolsa.')
  await user.click(dialog().getByRole('button', { name: 'Retirar candidatura' }))
  expect(variables(withdraw)).toEqual({
    input: { vaga: 'vaga-12', palavra: 'Consegui outra bolsa.' },
    contar: false,
  })
  const candidatura = naEtapa('12', 'RETIRADA', [emAnalise, saiu])
  const answer = {
    __typename: 'RetirarCandidaturaSuccess',
    candidatura,
    situacao: naSituacao('RETIRADA'),
  }
  await resolve({ Mutation: () => ({ retirarCandidatura: answer }) })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(titulos().map(({ textContent }) => textContent)).toEqual(['Vaga 13', 'Vaga 12'])
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '2 candidaturas' }))
  expect(tempo(1).at(-1)).toBe(`Retirada${dia('12')}Você escreveu: Consegui outra bolsa.`)
  expect(item(1).getByText(/Você retirou sua candidatura/)).toBeTruthy()
  expect(item(1).queryByRole('button', { name: /^Retirar/ })).toBeNull()
  expect(tempo(0)).toEqual([])
  expect(contagem()).toBe('Recebida: 1Retirada: 1')
  expect(pending()).toEqual([])
})

test('keeps a separate draft per candidatura', async () => {
  const { user } = await renderRoute('/applications', lista([naEtapa('12', 'ENTREVISTA'), naEtapa('13', 'EM_ANALISE')]))
  const recado = () => dialog().getByRole<HTMLTextAreaElement>('textbox')
  for (const codigo of ['12', '13']) await abrir(user, codigo)
  await user.click(button('Retirar candidatura a Vaga 12'))
  await user.type(recado(), 'Consegui outra bolsa.')
  await user.click(dialog().getByRole('button', { name: 'Voltar' }))
  await user.click(button('Retirar candidatura a Vaga 13'))
  expect(recado().value).toBe('')
  await user.click(dialog().getByRole('button', { name: 'Voltar' }))
  await user.click(button('Retirar candidatura a Vaga 12'))
  expect(recado().value).toBe('Consegui outra bolsa.')
})

test('shows a candidatura as withdrawn if its history failed to load, and refetches on the next visit', async () => {
  const view = await renderRoute('/applications', lista([naEtapa('12', 'EM_ANALISE', [emAnalise])]))
  await abrir(view.user)
  await view.user.click(button('Retirar candidatura a Vaga 12'))
  await view.user.click(dialog().getByRole('button', { name: 'Retirar candidatura' }))
  const answer = { __typename: 'RetirarCandidaturaSuccess', situacao: naSituacao('RETIRADA') }
  await view.resolveWithout(['retirarCandidatura', 'candidatura'], {
    Mutation: () => ({ retirarCandidatura: answer }),
  })
  expect(item().getByRole('status').textContent).toContain('Retirada')
  await act(() => view.router.navigate('/opportunities/12'))
  await act(() => view.router.navigate('/applications'))
  expect(view.pending()).toContain(query)
})

test('offers to withdraw a candidatura that can no longer be cancelled, and loads its history', async () => {
  const { user, pending, variables, resolve } = await renderRoute('/applications', lista([naEtapa('12', 'RECEBIDA')]))
  await abrir(user)
  await user.click(button('Cancelar candidatura a Vaga 12'))
  await user.click(dialog().getByRole('button', { name: 'Cancelar candidatura' }))
  const mensagem = 'Esta candidatura já está em análise. Em vez de cancelar, você pode retirá-la.'
  const answer = { __typename: 'CancelamentoRecusado', mensagem, situacao: naSituacao('EM_ANALISE') }
  await resolve({ Mutation: () => ({ cancelarCandidatura: answer }) })
  expect(dialog().getByRole('heading', { name: 'Retirar candidatura' })).toBeTruthy()
  expect(dialog().getByText(mensagem)).toBeTruthy()
  expect(pending()).toEqual([next])
  await resolve(lista([naEtapa('12', 'EM_ANALISE', [emAnalise])]), next)
  await user.click(dialog().getByRole('button', { name: 'Retirar candidatura' }))
  expect(variables(withdraw)).toEqual({ input: { vaga: 'vaga-12', palavra: null }, contar: false })
  await user.click(dialog().getByRole('button', { name: 'Voltar' }))
  expect(tempo()).toEqual([`Recebida${dia('09')}`, `Em análise${dia('10')}`])
})

test('shows a candidatura withdrawn on the page of its vaga, with its history, without a request', async () => {
  const view = await renderRoute('/applications', lista([naEtapa('12', 'EM_ANALISE', [emAnalise])]))
  await act(() => view.router.navigate('/opportunities/12'))
  const vaga = umaVaga({ id: 'vaga-12', minhaCandidatura: naSituacao('EM_ANALISE') })
  await view.resolve({ Query: () => ({ vaga, viewer: { papel: 'ESTUDANTE' } }) }, 'VagaPageQuery')
  await view.user.click(button('Retirar candidatura'))
  await view.user.click(dialog().getByRole('button', { name: 'Retirar candidatura' }))
  const candidatura = naEtapa('12', 'RETIRADA', [emAnalise, saiu])
  const answer = {
    __typename: 'RetirarCandidaturaSuccess',
    candidatura,
    situacao: naSituacao('RETIRADA'),
  }
  await view.resolve({ Mutation: () => ({ retirarCandidatura: answer }) }, withdraw)
  await act(() => view.router.navigate('/applications'))
  await view.user.click(button(/^Detalhes/))
  expect(tempo()).toHaveLength(3)
  expect(view.pending()).toEqual([])
})

const podeEscolher = { ...naEtapa('2', 'ENTREVISTA'), podeEscolherHorario: true }
const mudada = { ...naEtapa('3', 'EM_ANALISE'), vagaOriginal: { __typename: 'VagaOriginal', mudou: ['PRAZO'] } }
const secoes = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('shows what needs the student first, then what is under way, and folds what is over', async () => {
  const finalizada = naEtapa('6', 'EM_ANALISE')
  await renderRoute(
    '/applications',
    lista([
      naEtapa('1', 'RECEBIDA'),
      podeEscolher,
      mudada,
      { ...naEtapa('4', 'APROVADA'), vagaOriginal: mudada.vagaOriginal },
      naEtapa('5', 'LISTA_DE_ESPERA'),
      { ...finalizada, vaga: { ...finalizada.vaga, status: 'FINALIZADA' } },
    ]),
  )
  expect(secoes()).toEqual(['6 candidaturas', 'Precisa de você (2)', 'Em andamento (2)', 'Concluídas (2)'])
  expect(titulos().map(({ textContent }) => textContent)).toEqual(
    ['2', '3', '1', '5', '4', '6'].map(codigo => `Vaga ${codigo}`),
  )
  expect(titulos()[3]?.closest('details')).toBeNull()
  expect(titulos()[4]?.closest('details')?.open).toBe(false)
})

test('filters by the stage whose count is pressed, in the address too, and shows all again', async () => {
  const { user, router, pending } = await renderRoute(
    '/applications',
    lista([naEtapa('1', 'RECEBIDA'), podeEscolher, naEtapa('4', 'APROVADA')]),
  )
  await user.click(button('Aprovada: 1'))
  expect(router.state.location.search).toBe('?etapa=aprovada')
  expect(button('Aprovada: 1').getAttribute('aria-pressed')).toBe('true')
  expect(secoes()).toEqual(['3 candidaturas', 'Concluídas (1)'])
  expect(titulos()[0]?.closest('details')?.open).toBe(true)
  expect(contagem()).toBe('Recebida: 1Entrevista: 1Aprovada: 1')
  await user.click(button('Aprovada: 1'))
  expect(router.state.location.search).toBe('')
  expect(titulos()).toHaveLength(3)
  expect(pending()).not.toContain(query)
})
