import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdministracao } from '../testing/openAdministracao.ts'

const instituicao = {
  id: 'instituicao',
  versao: 3,
  alterados: ['sigla'],
  problemas: [],
  logo: null,
  nome: 'Universidade de Teste',
  sigla: 'UT',
  dominiosDeAluno: ['ut.example'],
  dominiosDeProfessor: ['ut.example', 'inf.ut.example'],
  dominiosQueProvamProfessor: ['inf.ut.example'],
  emailsDeExcecao: [],
  remetente: null,
  suporte: null,
  protecaoDeDados: null,
  termos: null,
  prototipo: null,
  cor: null,
  marcaMvp: true,
  fuso: 'America/Sao_Paulo',
  primeirosMeses: [1, 7],
  primeiraRevisaoDeProfessor: false,
  primeiraRevisaoDeDepartamento: false,
}

const open = (changes: object = {}) =>
  openAdministracao('/admin/instituicao', { InstituicaoAdministrada: () => ({ ...instituicao, ...changes }) })

type Aberta = Awaited<ReturnType<typeof open>>

const campo = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

async function escrever({ user }: Aberta, name: string, text: string) {
  await user.clear(campo(name))
  if (text) await user.type(campo(name), text)
}

const salvar = ({ user }: Aberta) => user.click(screen.getByRole('button', { name: 'Salvar instituição' }))

const enviado = ({ environment }: Aberta) => environment.mock.getMostRecentOperation().request.variables['input']

const responde = (salvarInstituicao: object) => ({ Mutation: () => ({ salvarInstituicao }) })

test('sends all values, and begins the next change from the version that was saved', async () => {
  const aberta = await open()
  await escrever(aberta, 'Nome da instituição', 'Universidade Nova')
  await escrever(aberta, 'Domínios de estudantes', 'nova.example{Enter}@aluno.nova.example')
  await salvar(aberta)
  expect(enviado(aberta)).toEqual({
    versao: 3,
    nome: 'Universidade Nova',
    sigla: 'UT',
    dominiosDeAluno: ['nova.example', 'aluno.nova.example'],
    dominiosDeProfessor: ['ut.example', 'inf.ut.example'],
    dominiosQueProvamProfessor: ['inf.ut.example'],
    emailsDeExcecao: [],
    remetente: null,
    suporte: null,
    protecaoDeDados: null,
    termos: null,
    prototipo: null,
    cor: null,
    marcaMvp: true,
    fuso: 'America/Sao_Paulo',
    primeirosMeses: [1, 7],
    primeiraRevisaoDeProfessor: false,
    primeiraRevisaoDeDepartamento: false,
  })
  const agora = { ...instituicao, versao: 4, nome: 'Universidade Nova' }
  await aberta.resolve(responde({ __typename: 'SalvarInstituicaoSuccess', instituicao: agora }))
  await screen.findByText('Instituição salva')
  await salvar(aberta)
  expect(enviado(aberta)).toMatchObject({ versao: 4, nome: 'Universidade Nova' })
})

test('switches the first look on', async () => {
  const aberta = await open()
  await aberta.user.click(screen.getByRole('checkbox', { name: /^Rever a primeira oportunidade de cada professor/ }))
  await salvar(aberta)
  expect(enviado(aberta)).toMatchObject({ primeiraRevisaoDeProfessor: true, primeiraRevisaoDeDepartamento: false })
})

test('says of a field that an administrator changed it', async () => {
  await open()
  const hint = document.getElementById(campo('Sigla').getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Alterado aqui, em vez do arquivo da instituição.')
  expect(campo('Nome da instituição').getAttribute('aria-describedby')).toBeNull()
})

test('shows a refusal at its field, also one of a part of it, and keeps what was typed', async () => {
  const aberta = await open()
  await escrever(aberta, 'E-mail do remetente', 'mural')
  await salvar(aberta)
  const campos = [
    { campo: 'remetente.email', mensagem: 'Escreva um e-mail válido.' },
    { campo: 'dominiosDeAluno.0', mensagem: 'O formato deste valor não é aceito.' },
  ]
  await aberta.resolve(responde({ __typename: 'EntradaInvalida', mensagem: 'x', campos }))
  const alerts = screen.getAllByRole('alert').map(alert => alert.textContent)
  expect(alerts).toEqual(['O formato deste valor não é aceito.', 'Escreva um e-mail válido.'])
  expect(campo('E-mail do remetente').value).toBe('mural')
  expect(document.activeElement).toBe(campo('Domínios de estudantes'))
})

const conflito = (agora: object) =>
  responde({
    __typename: 'InstituicaoEmConflito',
    mensagem: 'x',
    instituicao: { ...instituicao, versao: 5, ...agora },
  })

test('lets one choose between what was typed and what somebody else has saved', async () => {
  const aberta = await open()
  await escrever(aberta, 'Sigla', 'UN')
  await escrever(aberta, 'Nome da instituição', 'Universidade Nova')
  await salvar(aberta)
  await aberta.resolve(conflito({ sigla: 'UV', suporte: 'ajuda@ut.example' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('radio')).toHaveLength(2)
  dialog.getByText('UN')
  await aberta.user.click(dialog.getByRole('radio', { name: /Como está agora/ }))
  await aberta.user.click(dialog.getByRole('button', { name: 'Salvar escolhas' }))
  expect(enviado(aberta)).toMatchObject({
    versao: 5,
    sigla: 'UV',
    nome: 'Universidade Nova',
    suporte: 'ajuda@ut.example',
  })
})

test('saves at once over what somebody else has saved in other fields', async () => {
  const aberta = await open()
  await escrever(aberta, 'Sigla', 'UN')
  await salvar(aberta)
  await aberta.resolve(conflito({ suporte: 'ajuda@ut.example' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(enviado(aberta)).toMatchObject({ versao: 5, sigla: 'UN', suporte: 'ajuda@ut.example' })
})

test('offers the nearest color that can be read, and shows the shade of each ground', async () => {
  const aberta = await open()
  await escrever(aberta, 'Cor de destaque', '#FFFF00')
  screen.getByText(/não se lê sobre o fundo claro: o contraste é 1,/)
  await aberta.user.click(screen.getByRole('button', { name: 'Usar #6b6b00' }))
  expect(campo('Cor de destaque').value).toBe('#6b6b00')
  const previa = within(screen.getByRole('group', { name: 'Prévia da cor' }))
  expect(previa.getAllByText(/contraste/)).toHaveLength(2)
})

test('offers the time zones of Brazil by name, and shows a refusal at the field', async () => {
  const aberta = await open()
  const opcoes = within(campo('Fuso horário')).getAllByRole<HTMLOptionElement>('option')
  expect(opcoes.slice(0, 3).map(({ text }) => text)).toEqual(['São Paulo e Brasília', 'Manaus', 'Cuiabá'])
  await aberta.user.selectOptions(campo('Fuso horário'), 'Rio Branco')
  await salvar(aberta)
  expect(enviado(aberta)).toMatchObject({ fuso: 'America/Rio_Branco' })
  const campos = [{ campo: 'fuso', mensagem: 'Não conhecemos este fuso horário.' }]
  await aberta.resolve(responde({ __typename: 'EntradaInvalida', mensagem: 'x', campos }))
  expect(screen.getByRole('alert').textContent).toBe('Não conhecemos este fuso horário.')
  expect(document.activeElement).toBe(campo('Fuso horário'))
})

test('keeps a time zone of another country, which the file may have', async () => {
  await open({ fuso: 'Europe/Lisbon' })
  expect(campo('Fuso horário').value).toBe('Europe/Lisbon')
})

test('says in which months the terms of a year begin, and shows a refusal at them', async () => {
  const aberta = await open()
  await aberta.user.selectOptions(campo('Início do 2º período'), 'agosto')
  await salvar(aberta)
  expect(enviado(aberta)).toMatchObject({ primeirosMeses: [1, 8] })
  const mensagem = 'Cada período começa num mês depois do anterior.'
  await aberta.resolve(
    responde({ __typename: 'EntradaInvalida', mensagem: 'x', campos: [{ campo: 'primeirosMeses', mensagem }] }),
  )
  expect(screen.getByRole('alert').textContent).toBe(mensagem)
  expect(document.activeElement).toBe(campo('Início do 1º período'))
  await aberta.user.selectOptions(campo('Períodos por ano'), '3, quadrimestres')
  await salvar(aberta)
  expect(enviado(aberta)).toMatchObject({ primeirosMeses: [1, 5, 9] })
})

test('shows what the mail server answered, word for word', async () => {
  const aberta = await open()
  await escrever(aberta, 'E-mail do remetente', 'mural@ut.example')
  await aberta.user.click(screen.getByRole('button', { name: 'Enviar e-mail de teste' }))
  expect(enviado(aberta)).toEqual({ remetente: { email: 'mural@ut.example', nome: null, responderPara: null } })
  const resposta = { aceito: false, texto: '550 5.7.1 Sender not allowed' }
  await aberta.resolve({
    Mutation: () => ({ enviarEmailDeTeste: { __typename: 'EnviarEmailDeTesteSuccess', resposta } }),
  })
  screen.getByText('O servidor recusou')
  expect(screen.getByText('550 5.7.1 Sender not allowed').tagName).toBe('PRE')
})

test('refuses a logo that is too large before it is sent', async () => {
  const { user, environment } = await open()
  const file = new File([new Uint8Array(201 * 1024)], 'logo.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Arquivo do logo'), file)
  screen.getByText('O logo deve ter no máximo 200 KB.')
  expect(environment.mock.getAllOperations()).toEqual([])
})

test('names saved values that are not in use', async () => {
  await open({ problemas: [{ campo: 'cor', mensagem: 'Esta cor não se lê.' }] })
  screen.getByText('Cor de destaque: Esta cor não se lê.')
})

test('says so over an upstream that does not let administrators change it', async () => {
  await openAdministracao('/admin/instituicao', { Administracao: () => ({ instituicao: null }) })
  screen.getByText('Este servidor não deixa mudar a instituição por aqui')
})
