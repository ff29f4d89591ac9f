import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { RequestFailure } from '../relay/failure.ts'
import { abaCarregada, candidatura, page, url } from '../minhasVagas/testing/openMinhaVaga.ts'
import { changed } from '../relay/topics.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { umaVaga } from '../vagas/testing/umaVaga.ts'
import './CamposDoPedido.tsx'
import './PerguntasDialog.tsx'

const [candidatar, enviarArquivo, definir] = [
  'useCandidatarMutation',
  'useEnviarArquivoMutation',
  'useDefinirPerguntasMutation',
]
const horas = { id: 'p-1', texto: 'Quantas horas?', tipo: 'NUMERO', obrigatoria: true, opcoes: [] }
const turno = { id: 'p-2', texto: 'Qual turno?', tipo: 'ESCOLHA', obrigatoria: false, opcoes: ['Manhã', 'Tarde'] }
const pede = (pedido: object) => ({
  PedidoDaVaga: () => ({
    id: 'pedido-12',
    perguntas: [horas, turno],
    arquivo: 'OBRIGATORIO',
    instrucao: null,
    ...pedido,
  }),
})
const dialog = () => within(screen.getByRole('dialog'))
const button = (name: string) => screen.getByRole('button', { name })

describe('a student who applies', () => {
  const open = async (pedido: object = {}) => {
    const minhaCandidatura = { id: 'situacao-12', candidatado: false, etapa: null }
    const opened = await renderRoute('/opportunities/12', {
      Query: () => ({ vaga: umaVaga({ id: 'vaga-12', minhaCandidatura }), viewer: { papel: 'ESTUDANTE' } }),
      ...pede(pedido),
    })
    await opened.user.click(button('Candidatar-se'))
    await screen.findByRole('textbox', { name: /Quantas horas/ })
    return opened
  }
  const resposta = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Quantas horas/ })
  const arquivo = () => screen.getByLabelText<HTMLInputElement>(/Arquivo em PDF/)
  const enviar = () => dialog().getByRole('button', { name: 'Enviar candidatura' })
  const pdf = new File(['%PDF-1.7'], 'curriculo.pdf', { type: 'application/pdf' })
  const guardado = { __typename: 'EnviarArquivoDaCandidaturaSuccess', arquivo: 'a-1', tamanho: 8 }

  test('sends respostas and the PDF with the candidatura', async () => {
    const { user, variables, resolve } = await open()
    await user.type(resposta(), '12')
    await user.selectOptions(screen.getByRole('combobox', { name: /Qual turno/ }), 'Tarde')
    await user.upload(arquivo(), pdf)
    await resolve({ Mutation: () => ({ enviarArquivoDaCandidatura: guardado }) }, enviarArquivo)
    expect(dialog().getByText(/^curriculo\.pdf · /)).toBeTruthy()
    await user.click(enviar())
    expect(variables(candidatar)?.['input']).toMatchObject({
      respostas: [
        { pergunta: 'p-1', texto: 'Quantas horas?', valor: '12' },
        { pergunta: 'p-2', texto: 'Qual turno?', valor: 'Tarde' },
      ],
      arquivo: 'a-1',
    })
  })

  test('sees missing respostas at their fields, and sends nothing', async () => {
    const { user, pending } = await open()
    await user.click(enviar())
    expect(dialog().getByText('Responda a esta pergunta.')).toBeTruthy()
    expect(dialog().getByText('Envie o arquivo PDF pedido.')).toBeTruthy()
    expect(document.activeElement).toBe(resposta())
    await user.type(resposta(), 'muitas')
    await user.click(enviar())
    expect(dialog().getByText('Escreva um número, como 12 ou 7,5.')).toBeTruthy()
    expect(pending()).toEqual([])
  })

  test('keeps the respostas over a reload', async () => {
    const { user } = await open()
    await user.type(resposta(), '12')
    document.body.replaceChildren()
    await open()
    expect(resposta().value).toBe('12')
  })

  test('sees why a file is refused, and uploads only PDFs', async () => {
    const { user, pending, resolve } = await open()
    fireEvent.drop(arquivo(), { dataTransfer: { files: [new File(['x'], 'foto.png', { type: 'image/png' })] } })
    expect(await dialog().findByText('Por favor, selecione apenas arquivos PDF.')).toBeTruthy()
    expect(pending()).toEqual([])
    await user.upload(arquivo(), pdf)
    const mensagem = 'O PDF contém JavaScript.'
    await resolve(
      { Mutation: () => ({ enviarArquivoDaCandidatura: { __typename: 'EntradaInvalida', mensagem } }) },
      enviarArquivo,
    )
    expect(dialog().getByText(mensagem)).toBeTruthy()
  })

  test('uploads a PDF whatever the browser calls its type', async () => {
    const { variables } = await open()
    const untyped = new File(['%PDF-1.7'], 'curriculo', { type: 'application/octet-stream' })
    fireEvent.drop(arquivo(), { dataTransfer: { files: [untyped] } })
    expect(await dialog().findByText('Enviando e verificando o arquivo...')).toBeTruthy()
    expect(variables(enviarArquivo)).toMatchObject({ input: { vaga: expect.any(String) } })
  })

  test('refetches the perguntas when one changed meanwhile, and keeps the respostas', async () => {
    const { user, resolve } = await open({ arquivo: 'NAO' })
    await user.type(resposta(), '12')
    await user.click(enviar())
    const mensagem = 'A pergunta “Quantas horas?” mudou.'
    const campos = [{ campo: 'respostas.p-1', mensagem }]
    await resolve({ Mutation: () => ({ candidatar: { __typename: 'EntradaInvalida', mensagem, campos } }) }, candidatar)
    const outra = { ...horas, id: 'p-3', texto: 'Quantas horas por dia?' }
    await resolve(
      {
        ...pede({ perguntas: [horas, outra], arquivo: 'NAO' }),
      },
      'useRespostasFormQuery',
    )
    expect(screen.getByRole('textbox', { name: /Quantas horas por dia/ })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Quantas horas\?/ }).value).toBe('12')
  })
})

describe('a professor', () => {
  const open = async (pedido: object = { perguntas: [] }, candidatos: readonly object[] = []) => {
    const opened = await renderRoute(
      `${url}?aba=vaga`,
      { ...page({}, [...candidatos]), ...pede({ arquivo: 'NAO', ...pedido }) },
      { como: 'professor' },
    )
    await abaCarregada()
    // The existing pergunta is edited.
    const { perguntas = [] } = pedido as { perguntas?: object[] }
    await opened.user.click(button(perguntas.length > 0 ? 'Alterar perguntas' : 'Definir perguntas'))
    await screen.findByRole('dialog')
    return opened
  }
  const salvar = () => dialog().getByRole('button', { name: 'Salvar' })

  test('edits perguntas, their order and the file to ask for', async () => {
    const { user, variables } = await open({ perguntas: [horas] })
    await user.click(button('Adicionar pergunta'))
    const nova = within(screen.getByRole('group', { name: 'Pergunta 2' }))
    await user.type(nova.getByRole('textbox', { name: 'Texto da pergunta' }), 'Qual turno?')
    await user.selectOptions(nova.getByRole('combobox'), 'Uma das opções')
    await user.type(nova.getByRole('textbox', { name: 'Opções' }), 'Manhã{Enter}Tarde')
    await user.click(button('Mover a pergunta 2 para cima'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Arquivo' }), 'PDF opcional')
    await user.click(salvar())
    expect(variables(definir)?.['input']).toMatchObject({
      arquivo: 'OPCIONAL',
      perguntas: [
        { id: null, texto: 'Qual turno?', tipo: 'ESCOLHA', opcoes: ['Manhã', 'Tarde'] },
        { id: 'p-1', texto: 'Quantas horas?' },
      ],
    })
  })

  test('adds at most five perguntas, each with its errors', async () => {
    const { user, pending } = await open()
    for (let count = 0; count < 5; count += 1) await user.click(button('Adicionar pergunta'))
    expect(screen.queryByRole('button', { name: 'Adicionar pergunta' })).toBeNull()
    await user.click(salvar())
    expect(dialog().getAllByText('A pergunta tem de 3 a 300 caracteres.')).toHaveLength(5)
    expect(pending()).not.toContain(definir)
  })

  test('says who is notified if saving makes an answer or the PDF obligatory', async () => {
    const emAndamento = [{ etapa: null }, { etapa: 'LISTA_DE_ESPERA' }, { etapa: 'APROVADA', retida: true }]
    const concluidas = ['APROVADA', 'NAO_SELECIONADA', 'RETIRADA'].map(etapa => ({ etapa }))
    const { user } = await open(
      { perguntas: [turno] },
      [...emAndamento, ...concluidas].map((each, at) => candidatura(`${at}`, null, each)),
    )
    const aviso = () => dialog().getByRole('status').textContent
    const obrigatorias = () => dialog().getAllByRole('checkbox', { name: 'Obrigatória' })
    expect(aviso()).toBe('')
    await user.click(obrigatorias()[0] as HTMLElement)
    expect(aviso()).toBe('Quem já se candidatou e ainda não respondeu será avisado.')
    await user.click(obrigatorias()[0] as HTMLElement)
    await user.click(button('Adicionar pergunta'))
    expect(aviso()).toBe('')
    await user.click(obrigatorias()[1] as HTMLElement)
    expect(aviso()).toBe('3 candidatos já se candidataram e serão avisados.')
    await user.click(obrigatorias()[1] as HTMLElement)
    await user.selectOptions(dialog().getByLabelText(/^Arquivo/), 'PDF obrigatório')
    expect(aviso()).toBe('3 candidatos já se candidataram e serão avisados.')
  })

  test('says so of one candidate, and nothing without any', async () => {
    for (const [candidatos, texto] of [
      [[candidatura('7', 'Ana Souza')], '1 candidato já se candidatou e será avisado.'],
      [[], ''],
    ] as const) {
      document.body.replaceChildren()
      localStorage.clear()
      const { user } = await open({ perguntas: [] }, candidatos)
      await user.selectOptions(dialog().getByLabelText(/^Arquivo/), 'PDF obrigatório')
      expect(dialog().getByRole('status').textContent).toBe(texto)
    }
  })

  test('keeps the draft over a reload until it is discarded', async () => {
    const texto = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Texto da pergunta' })
    const { user } = await open({ perguntas: [horas] })
    await user.type(texto(), ' Por dia?')
    document.body.replaceChildren()
    const again = await open({ perguntas: [horas] })
    expect(texto().value).toBe('Quantas horas? Por dia?')
    await again.user.click(button('Descartar rascunho'))
    expect(texto().value).toBe('Quantas horas?')
  })

  test('says that another professor saved meanwhile, and saves only after a choice', async () => {
    const { user, environment, resolve, pending, variables } = await open({ perguntas: [horas] })
    const texto = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Texto da pergunta' })
    await user.type(texto(), ' Por dia?')
    expect(dialog().queryByText('Outra pessoa salvou enquanto você editava')).toBeNull()
    act(() => changed(environment, 'vaga:1'))
    const outras = [{ ...horas, texto: 'Quantas horas livres?' }, turno]
    await resolve({ ...page(), ...pede({ arquivo: 'NAO', perguntas: outras }) }, 'MinhaVagaPageQuery')
    expect(dialog().getByText('Outra pessoa salvou enquanto você editava')).toBeTruthy()
    expect(dialog().getByText('Quantas horas livres?')).toBeTruthy()
    expect(texto().value).toBe('Quantas horas? Por dia?')
    await user.click(salvar())
    expect(dialog().getByText('Outra pessoa salvou antes de você. Escolha acima o que vale.')).toBeTruthy()
    expect(pending()).not.toContain(definir)
    await user.click(button('Ficar com o que escrevi'))
    await user.click(salvar())
    expect(variables(definir)?.['input']).toMatchObject({
      perguntas: [{ id: 'p-1', texto: 'Quantas horas? Por dia?' }],
      antes: { perguntas: [{ texto: 'Quantas horas livres?' }, { texto: 'Qual turno?' }], arquivo: 'NAO' },
    })
  })

  test('lets them choose too if only the server knows what was saved meanwhile', async () => {
    const { user, resolve } = await open({ perguntas: [horas] })
    await user.type(screen.getByRole('textbox', { name: 'Texto da pergunta' }), ' Por dia?')
    await user.click(salvar())
    const conflito = { __typename: 'EdicaoEmConflito', mensagem: 'Mudou.', vaga: { id: 'vaga-1' } }
    const salvas = pede({ arquivo: 'NAO', perguntas: [turno] })
    await resolve({ Mutation: () => ({ definirPerguntas: conflito }), ...salvas }, definir)
    expect(dialog().getByText('Qual turno?')).toBeTruthy()
    expect(dialog().getByText('Outra pessoa salvou antes de você. Escolha acima o que vale.')).toBeTruthy()
  })

  test('keeps the values after a failure to save', async () => {
    const { user, reject } = await open({ perguntas: [horas] })
    const texto = screen.getByRole<HTMLInputElement>('textbox', { name: 'Texto da pergunta' })
    await user.type(texto, ' Por semana?')
    await user.click(salvar())
    await reject(new RequestFailure('UPSTREAM_UNAVAILABLE', 'Fora do ar.'), definir)
    expect(dialog().getByRole('alert')).toBeTruthy()
    expect(texto.value).toBe('Quantas horas? Por semana?')
  })
})

test('shows neither card nor fields on an upstream without perguntas', async () => {
  await renderRoute(`${url}?aba=vaga`, page({ pedido: null }), { como: 'professor' })
  await abaCarregada()
  expect(screen.getByRole('heading', { name: 'Benefícios' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Perguntas aos candidatos' })).toBeNull()
})
