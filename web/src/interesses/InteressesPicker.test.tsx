import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { renderRoute } from '../testing/renderRoute.tsx'

const computacao = {
  nome: 'Computação',
  interesses: [
    { id: 'i1', codigo: '1', nome: 'Robótica' },
    { id: 'i2', codigo: '2', nome: 'Redes' },
  ],
}
const outros = { nome: 'Outros', interesses: [{ id: 'i7', codigo: '7', nome: 'Xadrez' }] }

/** Renders the picker in the form of a new vaga. */
async function open(categoriasDeInteresse: object[] | null = [computacao, outros]) {
  const page = await renderRoute(
    '/professor/opportunities/new',
    { Query: () => ({ categoriasDeInteresse }) },
    { como: 'professor' },
  )
  const busca = screen.getByLabelText('Buscar ou adicionar interesse')
  const type = (text: string) => page.user.type(busca, text)
  const answer = (result: object) => page.resolve({ Mutation: () => ({ criarInteresse: result }) })
  return { ...page, busca, type, answer }
}

const chosen = () =>
  within(screen.getByRole('group', { name: 'Interesses escolhidos' }))
    .queryAllByRole('button')
    .map(button => button.textContent)
const options = (categoria: string) =>
  within(screen.getByRole('group', { name: categoria }))
    .getAllByRole('checkbox')
    .map(box => box.closest('label')?.textContent)

test('chooses by category, and removes by checkbox and by chip', async () => {
  const { user } = await open()
  await user.click(screen.getByLabelText('Robótica'))
  await user.click(screen.getByLabelText('Xadrez'))
  expect(chosen()).toEqual(['Robótica', 'Xadrez'])
  expect(screen.getByText('2 interesses escolhidos.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remover Robótica' }))
  expect(screen.getByLabelText<HTMLInputElement>('Robótica').checked).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Interesses escolhidos' }))
  await user.click(screen.getByLabelText('Xadrez'))
  expect(chosen()).toEqual([])
})

test('finds without accents, and hides categories without a match', async () => {
  const { type } = await open()
  await type('ROBOTI')
  expect(options('Computação')).toEqual(['Robótica'])
  expect(screen.queryByRole('group', { name: 'Outros' })).toBeNull()
})

test('chooses an existing name on Enter, ignoring case and accents, and does not add it again', async () => {
  const { type, pending, busca } = await open()
  await type(' robotica ')
  expect(screen.queryByRole('button', { name: /^Adicionar “/ })).toBeNull()
  await type('{Enter}')
  expect(chosen()).toEqual(['Robótica'])
  expect((busca as HTMLInputElement).value).toBe('')
  expect(pending()).toEqual([])
})

test("adds a new name to 'Outros' and chooses it, without a refetch", async () => {
  const { type, user, variables, answer, pending } = await open()
  await type('  Teatro ')
  await user.click(screen.getByRole('button', { name: 'Adicionar “Teatro”' }))
  expect(variables('useCriarInteresseMutation')).toEqual({ input: { nome: 'Teatro' } })
  await user.click(screen.getByLabelText('Buscar ou adicionar interesse'))
  await type('{Enter}')
  expect(pending()).toEqual(['useCriarInteresseMutation'])
  await answer({ __typename: 'CriarInteresseSuccess', interesse: { id: 'i9', codigo: '9', nome: 'Teatro' } })
  expect(chosen()).toEqual(['Teatro'])
  expect(options('Outros')).toEqual(['Xadrez', 'Teatro'])
  expect(pending()).toEqual([])
})

test("creates 'Outros' if it does not exist", async () => {
  const { type, answer } = await open([computacao])
  await type('Teatro{Enter}')
  await answer({ __typename: 'CriarInteresseSuccess', interesse: { id: 'i9', codigo: '9', nome: 'Teatro' } })
  expect(options('Outros')).toEqual(['Teatro'])
})

test('shows an interest once if the server already had it', async () => {
  const { type, answer } = await open()
  await type('Xadrês{Enter}')
  await answer({ __typename: 'CriarInteresseSuccess', interesse: { id: 'i7', codigo: '7', nome: 'Xadrez' } })
  expect(chosen()).toEqual(['Xadrez'])
  expect(options('Outros')).toEqual(['Xadrez'])
})

test('keeps a choice made while the request was pending', async () => {
  const { type, user, answer } = await open()
  await type('Teatro{Enter}')
  await user.clear(screen.getByLabelText('Buscar ou adicionar interesse'))
  await user.click(screen.getByLabelText('Redes'))
  await answer({ __typename: 'CriarInteresseSuccess', interesse: { id: 'i9', codigo: '9', nome: 'Teatro' } })
  expect(chosen()).toEqual(['Redes', 'Teatro'])
})

test('adds a second name while the first is being added', async () => {
  const { type, user, answer, pending, busca } = await open()
  await type('Teatro{Enter}')
  await user.clear(busca)
  await type('Dança{Enter}')
  expect(pending()).toEqual(['useCriarInteresseMutation', 'useCriarInteresseMutation'])
  await answer({ __typename: 'CriarInteresseSuccess', interesse: { id: 'i9', codigo: '9', nome: 'Teatro' } })
  await answer({ __typename: 'CriarInteresseSuccess', interesse: { id: 'i10', codigo: '10', nome: 'Dança' } })
  expect(chosen()).toEqual(['Teatro', 'Dança'])
})

test('shows at the field why a name was refused, and keeps the name', async () => {
  const { type, answer, busca } = await open()
  await type('Teatro{Enter}')
  await answer({ __typename: 'EntradaInvalida', mensagem: 'Este nome não é permitido.' })
  expect(screen.getByText('Este nome não é permitido.')).toBeTruthy()
  expect(busca.getAttribute('aria-invalid')).toBe('true')
  expect((busca as HTMLInputElement).value).toBe('Teatro')
})

test.each([
  ['OFFLINE', 'Não foi possível adicionar o interesse. Tente novamente.'],
  ['TOO_MANY_REQUESTS', 'Tente novamente em 7 minutos.'],
] as const)('reports a missing response and too many requests: %s', async (code, sentence) => {
  const { type, reject } = await open()
  await type('Teatro{Enter}')
  await reject(new RequestFailure(code, 'Tente novamente em 7 minutos.'))
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('ignores a blank name, and never submits the surrounding form on Enter', async () => {
  const { type, pending } = await open()
  await type('   {Enter}')
  expect(screen.queryByRole('button', { name: /^Adicionar “/ })).toBeNull()
  expect(pending()).toEqual([])
  expect(screen.queryByText('O título deve ter pelo menos 5 caracteres')).toBeNull()
})

test('opens the first category, and all that match the search; the summary counts the chosen ones', async () => {
  const { user, type, busca } = await open()
  const unfolded = () =>
    screen
      .getAllByRole('group')
      .filter(group => group.tagName === 'DETAILS' && group.hasAttribute('open'))
      .map(group => group.querySelector('summary')?.textContent)
  expect(unfolded()).toEqual(['Computação2'])
  await user.click(screen.getByLabelText('Redes'))
  expect(unfolded()).toEqual(['Computação1 de 2'])
  await type('x')
  expect(unfolded()).toEqual(['Outros1'])
  await user.clear(busca)
  expect(unfolded()).toEqual(['Computação1 de 2'])
})

test('keeps the choice if the list failed to load', async () => {
  await open(null)
  expect(screen.getByText('Erro ao carregar interesses')).toBeTruthy()
  expect(screen.getByText('Nenhum interesse escolhido.')).toBeTruthy()
  expect(screen.getByLabelText('Título')).toBeTruthy()
})

test('says that an interest was added even if it could not be read afterwards', async () => {
  const { type, resolveWithout } = await open()
  await type('Grafos{Enter}')
  const added = { Mutation: () => ({ criarInteresse: { __typename: 'CriarInteresseSuccess' } }) }
  await resolveWithout(['criarInteresse', 'interesse'], added)
  expect(screen.getByText('O interesse foi adicionado. Recarregue a página para escolhê-lo.')).toBeTruthy()
})
