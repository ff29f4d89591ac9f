import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../testing/renderRoute.tsx'
import { abaCarregada, page, url, vaga } from './testing/openMinhaVaga.ts'

const mutation = 'useAtualizarVagaMutation'

const locais = [
  { id: 'l-1', nome: 'Remoto' },
  { id: 'l-2', nome: 'PUC' },
]

/** Opens the edit dialog of the page. `query` overrides the lists. */
async function abrir(changes: object, query: object = {}) {
  const answers = page({ departamento: { id: 'd-3', nome: 'Matemática' }, ...changes }, [])
  const lists = {
    departamentos: [
      { id: 'd-3', nome: 'Matemática' },
      { id: 'd-9', nome: 'Física' },
    ],
    tiposDeVaga: [
      { id: 't-1', nome: 'Monitoria', tipo: 'MONITORIA' },
      { id: 't-2', nome: 'Bolsa', tipo: 'BOLSA' },
    ],
    instituicao: { locais },
    ...query,
  }
  const opened = await renderRoute(
    `${url}?aba=vaga`,
    { ...answers, Query: () => ({ ...answers.Query(), ...lists }) },
    { como: 'professor' },
  )
  await abaCarregada()
  await opened.user.click(screen.getByRole('button', { name: 'Editar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar oportunidade' }, { timeout: 20_000 }))
  const salvar = () => opened.user.click(dialog.getByRole('button', { name: 'Salvar' }))
  return { ...opened, dialog, salvar }
}

/** The facts of the page, by name. */
const fatos = () =>
  within(screen.getByRole('main'))
    .getAllByRole('term')
    .map(term => [term.textContent, term.nextElementSibling?.textContent])

test('edits departamento, local, tipo and beneficios, and shows them at once', async () => {
  const { user, dialog, salvar, variables, resolve, pending } = await abrir({ edicaoCompleta: true })
  const select = (name: string) => dialog.getByLabelText<HTMLSelectElement>(name)
  expect([select('Departamento').value, select('Localização').value, select('Tipo').value]).toEqual([
    'd-3',
    'l-2',
    't-1',
  ])
  expect(dialog.getByLabelText<HTMLInputElement>('Valor mensal em reais').value).toBe('1200')
  await user.selectOptions(select('Departamento'), 'Física')
  await user.selectOptions(select('Localização'), 'Remoto')
  await user.selectOptions(select('Tipo'), 'Bolsa')
  await user.click(dialog.getByLabelText('Remuneração'))
  await salvar()
  const input = { departamento: 'd-9', local: 'l-1', tipo: 't-2', remuneracao: 0 }
  expect(variables(mutation)?.['input']).toMatchObject(input)
  expect(variables(mutation)?.['input']).not.toHaveProperty('horasComplementares')
  const corrected = {
    ...vaga,
    edicaoCompleta: true,
    departamento: { id: 'd-9', nome: 'Física' },
    local: { id: 'l-1', nome: 'Remoto' },
    tipo: 'BOLSA',
    nomeDoTipo: 'Bolsa',
    remuneracao: null,
  }
  await resolve(
    { Mutation: () => ({ atualizarVaga: { __typename: 'AtualizarVagaSuccess', vaga: corrected } }) },
    mutation,
  )
  expect(screen.getByRole('main').textContent).toContain('BolsaPrazo')
  expect(fatos()).toContainEqual(['Departamento', 'Física'])
  expect(fatos()).toContainEqual(['Localização', 'Remoto'])
  expect(fatos().some(([nome]) => nome === 'Remuneração')).toBe(false)
  expect(pending()).toEqual([])
})

test('an archived departamento, local and tipo stay chosen, by name, and saving leaves them alone', async () => {
  const { user, dialog, salvar, variables } = await abrir({
    edicaoCompleta: true,
    departamento: { id: 'd-7', nome: 'Geofísica' },
    local: { id: 'l-7', nome: 'Laboratório X' },
    tipo: 'OUTRO',
    nomeDoTipo: 'Extensão',
    opcaoDeTipo: 't-1001',
  })
  const chosen = ['Departamento', 'Localização', 'Tipo'].map(
    name => dialog.getByLabelText<HTMLSelectElement>(name).selectedOptions[0]?.text,
  )
  expect(chosen).toEqual(['Geofísica (arquivado)', 'Laboratório X (arquivado)', 'Extensão (arquivado)'])
  await user.type(dialog.getByLabelText('Título'), ' e II')
  await salvar()
  const input = variables(mutation)?.['input']
  expect(input).toMatchObject({ titulo: expect.stringContaining('e II') })
  for (const campo of ['departamento', 'local', 'tipo']) expect(input).not.toHaveProperty(campo)
})

test('shows the edit although the response could not read the vaga', async () => {
  const opened = await abrir({ edicaoCompleta: true, local: locais[0] })
  const { user, dialog, salvar, resolveWithout, pending } = opened
  await user.selectOptions(dialog.getByLabelText('Departamento'), 'Física')
  await user.selectOptions(dialog.getByLabelText('Localização'), 'PUC')
  await user.selectOptions(dialog.getByLabelText('Tipo'), 'Bolsa')
  await user.click(dialog.getByLabelText('Remuneração'))
  await user.click(dialog.getByLabelText('Desconto na mensalidade'))
  await user.type(dialog.getByLabelText('Desconto em %'), '15')
  await salvar()
  const saved = { Mutation: () => ({ atualizarVaga: { __typename: 'AtualizarVagaSuccess' } }) }
  await resolveWithout(['atualizarVaga', 'vaga'], saved, mutation)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('main').textContent).toContain('BolsaPrazo')
  expect(fatos()).toContainEqual(['Departamento', 'Física'])
  expect(fatos()).toContainEqual(['Localização', 'PUC'])
  expect(fatos().some(([nome]) => nome === 'Remuneração')).toBe(false)
  expect(fatos().find(([nome]) => nome?.startsWith('Desconto'))?.[1]).toContain('15')
  expect(pending()).toEqual([])
})

test('edits places, hours, modality and the promised answer, and shows them at once', async () => {
  const antes = {
    edicaoCompleta: true,
    lugares: 3,
    horasSemanais: 8,
    modalidade: 'REMOTO',
    selecao: { id: 's-1', lugares: 3 },
  }
  const { user, dialog, salvar, variables, resolveWithout } = await abrir(antes)
  const field = (name: RegExp) => dialog.getByLabelText<HTMLInputElement>(name)
  await user.clear(field(/^Número de vagas/))
  await user.type(field(/^Número de vagas/), 'duas')
  await user.clear(field(/^Horas por semana/))
  await user.selectOptions(field(/^Modalidade/), 'Híbrida')
  await user.type(field(/^Resposta até/), '2099-10-30')
  await salvar()
  expect(dialog.getByText('Use um número inteiro de 1 a 1000')).toBeTruthy()
  await user.clear(field(/^Número de vagas/))
  await user.type(field(/^Número de vagas/), '2')
  await salvar()
  expect(dialog.getByText('A resposta não pode ser antes do prazo')).toBeTruthy()
  await user.clear(field(/^Resposta até/))
  await user.type(field(/^Resposta até/), '2099-12-12')
  await salvar()
  const input = { lugares: 2, horasSemanais: null, modalidade: 'HIBRIDO', respostaAte: '2099-12-12' }
  expect(variables(mutation)?.['input']).toMatchObject(input)
  const saved = { Mutation: () => ({ atualizarVaga: { __typename: 'AtualizarVagaSuccess' } }) }
  await resolveWithout(['atualizarVaga', 'vaga'], saved, mutation)
  expect(fatos()).toContainEqual(['Vagas', '2 vagas'])
  expect(fatos()).toContainEqual(['Carga horária', '12h semanais'])
  expect(fatos()).toContainEqual(['Modalidade', 'Híbrida'])
  expect(fatos()).toContainEqual(['Resposta aos candidatos', 'até 12 de dezembro de 2099'])
  // The number of the selecao is the same.
  expect(screen.getByLabelText<HTMLInputElement>(/^Vagas/).value).toBe('2')
})

/** Answers an edit of the title, which somebody else has changed too, as the department. */
async function emConflito() {
  const opened = await abrir({ edicaoCompleta: true })
  const { user, dialog, salvar, variables, resolve } = opened
  await user.type(dialog.getByLabelText('Título'), ' e II')
  await user.selectOptions(dialog.getByLabelText('Departamento'), 'Física')
  await salvar()
  expect(variables(mutation)?.['input']).toMatchObject({
    antes: { titulo: vaga.titulo, descricao: vaga.descricao, departamento: 'd-3' },
  })
  const agora = { ...vaga, edicaoCompleta: true, titulo: 'Cálculo', departamento: { id: 'd-5', nome: 'Química' } }
  const result = { __typename: 'EdicaoEmConflito', emConflito: ['titulo', 'departamento'], vaga: agora }
  await resolve({ Mutation: () => ({ atualizarVaga: result }) }, mutation)
  const title = 'A oportunidade mudou enquanto você editava'
  const conflito = within(await screen.findByRole('dialog', { name: title }, { timeout: 20_000 }))
  const campo = (name: string) => within(conflito.getByRole('group', { name }))
  return { ...opened, conflito, campo }
}

test('lets the professor choose where somebody else has changed the same fields, and saves that', async () => {
  const { user, conflito, campo, variables } = await emConflito()
  expect(campo('Título').getByRole('radio', { name: /^O seu/ }).parentElement?.textContent).toContain('Cálculo I e II')
  await user.click(campo('Título').getByRole('radio', { name: /^O seu/ }))
  await user.click(conflito.getByRole('button', { name: 'Salvar escolhas' }))
  expect(conflito.getByText('Escolha um dos dois')).toBeTruthy()
  await user.click(campo('Departamento').getByRole('radio', { name: /^O de agora/ }))
  await user.click(conflito.getByRole('button', { name: 'Salvar escolhas' }))
  const input = variables(mutation)?.['input']
  expect(input).toMatchObject({ titulo: 'Monitoria de Cálculo I e II', antes: { titulo: 'Cálculo' } })
  expect(input).not.toHaveProperty('departamento')
})

test('names each field in conflict, with both of its values as the form has them', async () => {
  const { user, dialog, salvar, resolve } = await abrir({ edicaoCompleta: true })
  const type = async (name: RegExp, text: string) => {
    await user.clear(dialog.getByLabelText(name))
    await user.type(dialog.getByLabelText(name), text)
  }
  await type(/^Prazo/, '2099-12-31')
  await type(/^Valor mensal/, '600')
  await type(/^Número de vagas/, '3')
  await user.click(dialog.getByLabelText('Horas complementares'))
  await user.selectOptions(dialog.getByLabelText(/^Modalidade/), 'Híbrida')
  await salvar()
  const emConflito = ['prazo', 'remuneracao', 'horasComplementares', 'lugares', 'modalidade']
  const result = { __typename: 'EdicaoEmConflito', emConflito, vaga: { ...vaga, edicaoCompleta: true, lugares: 4 } }
  await resolve({ Mutation: () => ({ atualizarVaga: result }) }, mutation)
  const groups = await screen.findAllByRole('group', { name: /^(Prazo|Rem|Horas c|Número|Mod)/ }, { timeout: 20_000 })
  expect(groups.map(group => group.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'PrazoO seu31 de dezembro de 2099O de agora31 de outubro de 2099',
    'RemuneraçãoO seuR$ 600,00O de agoraR$ 1.200,00',
    'Horas complementaresO seuNão informadoO de agora40',
    'Número de vagasO seu3O de agora4',
    'ModalidadeO seuHíbridaO de agoraNão informado',
  ])
})

test('keeps what was typed if the professor returns from the conflict to the form', async () => {
  const { user, dialog, conflito, pending } = await emConflito()
  await user.click(conflito.getByRole('button', { name: 'Voltar ao formulário' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Título').value).toBe('Monitoria de Cálculo I e II')
  expect(dialog.getByLabelText<HTMLSelectElement>('Departamento').value).toBe('d-9')
  expect(pending()).toEqual([])
})

test('keeps the draft of an edit over a reload, and sends it', async () => {
  const first = await abrir({ edicaoCompleta: true })
  await first.user.selectOptions(first.dialog.getByLabelText('Tipo'), 'Bolsa')
  await first.user.click(first.dialog.getByLabelText('Remuneração'))
  await first.user.click(first.dialog.getByLabelText('Desconto na mensalidade'))
  await first.user.type(first.dialog.getByLabelText('Desconto em %'), '15')
  first.unmount()
  const { dialog, salvar, variables } = await abrir({ edicaoCompleta: true })
  expect(dialog.getByText('Continuamos de onde você parou')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLSelectElement>('Tipo').value).toBe('t-2')
  expect(dialog.getByLabelText<HTMLSelectElement>('Departamento').value).toBe('d-3')
  expect(dialog.getByLabelText<HTMLInputElement>('Remuneração').checked).toBe(false)
  expect(dialog.getByLabelText<HTMLInputElement>('Desconto em %').value).toBe('15')
  await salvar()
  expect(variables(mutation)?.['input']).toMatchObject({ tipo: 't-2', remuneracao: 0, desconto: 15 })
  expect(variables(mutation)?.['input']).not.toHaveProperty('departamento')
})

test('a restored draft says from which values it was edited, so that a change since then is a conflict', async () => {
  const first = await abrir({ edicaoCompleta: true })
  await first.user.type(first.dialog.getByLabelText('Título'), ' e II')
  first.unmount()
  const agora = { titulo: 'Cálculo', departamento: { id: 'd-9', nome: 'Física' } }
  const { user, dialog, salvar, variables } = await abrir({ edicaoCompleta: true, ...agora })
  expect(dialog.getByLabelText<HTMLInputElement>('Título').value).toBe('Monitoria de Cálculo I e II')
  await user.selectOptions(dialog.getByLabelText('Departamento'), 'Matemática')
  await salvar()
  // The department was edited from what the vaga has now.
  expect(variables(mutation)?.['input']).toMatchObject({ antes: { titulo: vaga.titulo, departamento: 'd-9' } })
})

test('sends nothing while a ticked beneficio has no value', async () => {
  const { user, dialog, salvar, pending } = await abrir({ edicaoCompleta: true })
  await user.click(dialog.getByLabelText('Desconto na mensalidade'))
  await salvar()
  expect(await dialog.findByText('Informe o valor, ou desmarque o benefício')).toBeTruthy()
  expect(screen.queryByText('Campos obrigatórios')).toBeNull()
  expect(pending()).toEqual([])
})

test('offers only titulo, descricao, prazo and interesses if the upstream accepts no more', async () => {
  const { dialog, salvar, variables } = await abrir({ edicaoCompleta: false })
  for (const name of ['Departamento', 'Localização', 'Tipo', 'Remuneração']) {
    expect(dialog.queryByLabelText(name)).toBeNull()
  }
  await salvar()
  expect(Object.keys(variables(mutation)?.['input']).toSorted()).toEqual([
    'descricao',
    'interesses',
    'prazo',
    'titulo',
    'vaga',
  ])
})

test('edits the other fields if departamentos and tipos failed to load', async () => {
  const { dialog, salvar, variables } = await abrir(
    { edicaoCompleta: true },
    { departamentos: null, tiposDeVaga: null },
  )
  expect(dialog.getByText('Erro ao carregar departamentos')).toBeTruthy()
  expect(dialog.getByText('Erro ao carregar tipos')).toBeTruthy()
  await salvar()
  const input = variables(mutation)?.['input']
  expect(input).not.toHaveProperty('tipo')
  expect(input).not.toHaveProperty('departamento')
})
