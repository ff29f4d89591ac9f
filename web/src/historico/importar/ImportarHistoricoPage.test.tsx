import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listenTo, typed } from '../../app/subscription/testing/listen.ts'
import { RequestFailure } from '../../relay/failure.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { lista } from '../../vagas/testing/lista.ts'
import { umHistorico } from '../testing/umHistorico.ts'
import { formatTamanho } from './arquivo.ts'

const mutation = 'useImportarHistoricoMutation'
const pdf = new File(['%PDF-1.7'], 'histórico.pdf', { type: 'application/pdf' })

const ana = (temHistorico: boolean) => ({
  Usuario: () => ({ id: 'ana', temHistorico }),
  Viewer: () => ({ historico: temHistorico ? umHistorico : null }),
})
const open = (temHistorico = false) => renderRoute('/import-curriculum', ana(temHistorico))
const field = () => screen.getByLabelText('Histórico acadêmico em PDF')
const send = () => screen.getByRole('button', { name: 'Importar histórico' })

/** Opens the page, chooses the PDF and uploads it. */
async function importar(temHistorico = false) {
  const page = await open(temHistorico)
  if (temHistorico) await page.user.click(screen.getByRole('button', { name: 'Importar PDF novo' }))
  await page.user.upload(field(), pdf)
  await page.user.click(send())
  return page
}
const imported = (linhasIlegiveis: object[] = [], totalDeLinhasIlegiveis = linhasIlegiveis.length) => ({
  Usuario: () => ({ id: 'ana', temHistorico: true }),
  Viewer: () => ({ historico: umHistorico }),
  Mutation: () => ({
    importarHistorico: { __typename: 'ImportarHistoricoSuccess', total: 4, linhasIlegiveis, totalDeLinhasIlegiveis },
  }),
})
const refused = (mensagem: string) => ({
  Mutation: () => ({ importarHistorico: { __typename: 'EntradaInvalida', mensagem } }),
})

test('says that there is no transcript, how to get it, and what it is used for', async () => {
  await open()
  expect(screen.getByText('Seu histórico acadêmico ainda não foi importado')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ver histórico' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Como obter o seu histórico' }).textContent).toContain(
    'espelho do histórico',
  )
  expect(screen.getByRole('heading', { name: 'Recomendações mais precisas' })).toBeTruthy()
})

test('shows the transcript first if one was imported', async () => {
  await open(true)
  expect(screen.getByText('Seu histórico acadêmico já foi importado')).toBeTruthy()
  expect(screen.getByText('Programação II')).toBeTruthy()
  expect(screen.queryByLabelText('Histórico acadêmico em PDF')).toBeNull()
})

test('shows name and size of the chosen file, and removes it', async () => {
  const { user } = await open()
  await user.upload(field(), new File([new Uint8Array(1_310_720)], 'meu histórico.pdf', { type: 'application/pdf' }))
  expect(screen.getByText('meu histórico.pdf')).toBeTruthy()
  expect(screen.getByText('1,25 MB')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remover arquivo' }))
  expect(screen.queryByText('meu histórico.pdf')).toBeNull()
  expect(document.activeElement).toBe(field())
})

test.each([
  [1, '1 KB'],
  [88_064, '86 KB'],
  [1_047_500, '1023 KB'],
  [1_048_500, '1,00 MB'],
])('shows the size of a file of %i bytes as %s', (bytes, tamanho) => {
  expect(formatTamanho(bytes)).toBe(tamanho)
})

test.each([
  ['by its name, without a type', new File(['x'], 'espelho.PDF')],
  ['by its name, as a stream of bytes', new File(['x'], 'espelho.pdf', { type: 'application/octet-stream' })],
  ['by its name, with an old type', new File(['x'], 'espelho.pdf', { type: 'application/x-pdf' })],
  ['by its content, without a name of a PDF', new File(['%PDF-1.7'], 'espelho', { type: 'text/plain' })],
  ['by its content, after other bytes', new File(['x'.repeat(1000), '%PDF-1.4'], 'espelho.bin')],
])('accepts a PDF %s, and sends it as a PDF', async (_, file) => {
  const { user, variables } = await open()
  fireEvent.drop(field(), { dataTransfer: { files: [file] } })
  expect(await screen.findByText(file.name)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Importar histórico' }))
  const input = variables('useImportarHistoricoMutation')?.['input'] as { arquivo: File } | undefined
  expect([input?.arquivo.name, input?.arquivo.type]).toEqual([file.name, 'application/pdf'])
})

test('shows the last of two files, whichever is read first', async () => {
  await open()
  const slow = new File(['%PDF-1.7'], 'primeiro')
  let read: (text: string) => void = () => {}
  const text = new Promise<string>(resolve => (read = resolve))
  slow.slice = () => Object.assign(new Blob(), { text: () => text })
  fireEvent.drop(field(), { dataTransfer: { files: [slow] } })
  fireEvent.drop(field(), { dataTransfer: { files: [pdf] } })
  expect(await screen.findByText(pdf.name)).toBeTruthy()
  await act(async () => read('%PDF-1.7'))
  expect(screen.getByText(pdf.name)).toBeTruthy()
  expect(screen.queryByText('primeiro')).toBeNull()
})

test.each([
  [
    'of another kind',
    new File(['x'], 'foto.png', { type: 'application/pdf' }),
    'Arquivo inválido',
    'Por favor, selecione apenas arquivos PDF.',
  ],
  [
    'over 10 MB',
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'grande.pdf', { type: 'application/pdf' }),
    'Arquivo muito grande',
    'O arquivo deve ter no máximo 10MB.',
  ],
])('rejects a file %s, at the field and in a toast', async (_, file, titulo, mensagem) => {
  const { pending } = await open()
  fireEvent.drop(field(), { dataTransfer: { files: [file] } })
  expect(await screen.findByText(titulo)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(mensagem)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(file.name)).toBeNull()
  expect(pending()).toEqual([])
})

test('requires a file before the upload', async () => {
  const { user, pending } = await open()
  await user.click(send())
  expect(screen.getByRole('alert').textContent).toBe('Selecione o PDF do seu histórico.')
  expect(document.activeElement).toBe(field())
  expect(pending()).toEqual([])
})

test('shows the progress while the file is processed', async () => {
  const { pending, variables } = await importar()
  expect(pending()).toEqual([mutation])
  expect(variables(mutation)).toEqual({ input: { arquivo: pdf, perguntar: true } })
  expect(screen.getByRole('button', { name: 'Processando histórico...' })).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Processando histórico...' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Remover arquivo' })).toBeNull()
})

test('says that recommendations improved, clears the file and shows the new status without a request', async () => {
  const { resolve, pending } = await importar()
  await resolve(imported(), mutation)
  expect(await screen.findByText('Histórico acadêmico importado com sucesso!')).toBeTruthy()
  expect(screen.getByText('Suas recomendações melhoraram')).toBeTruthy()
  expect(screen.getByText(/Lemos 4 disciplinas/)).toBeTruthy()
  expect(screen.getByText('Seu histórico acadêmico já foi importado')).toBeTruthy()
  expect(screen.queryByText('histórico.pdf')).toBeNull()
  expect(pending()).toEqual([])
})

/** The notification of the level that the import reaches. */
const nivel = {
  __typename: 'NotificacaoRecebida',
  notificacao: typed('Notificacao', { id: 'n1', tipo: 'ENGAJAMENTO', codigoDaVaga: null }),
  naoLidas: 1,
}

test('its own notification requests nothing, before the response or after it', async () => {
  const { bring, asked, resolve, user } = await listenTo('/import-curriculum', ana(false))
  await user.upload(field(), pdf)
  await user.click(send())
  await bring(nivel)
  expect(asked()).toEqual([mutation])
  await resolve(imported(), mutation)
  await bring(nivel)
  expect(asked()).toEqual([])
})

test('says only that recommendations were updated if no disciplina was passed', async () => {
  const { resolve } = await importar()
  const [periodo] = umHistorico.periodos
  const disciplinas = periodo?.disciplinas.map(disciplina => ({
    ...disciplina,
    situacao: 'REPROVADO',
    classificacao: 'NAO_CONCLUIDA',
  }))
  const historico = { ...umHistorico, periodos: [{ ...periodo, disciplinas }] }
  await resolve({ ...imported(), Viewer: () => ({ historico }) }, mutation)
  expect(screen.getByText('Suas recomendações foram atualizadas')).toBeTruthy()
})

test('names the lines that could not be read', async () => {
  const { resolve } = await importar()
  const semCreditos = { pagina: 2, texto: 'INF1007 Programação II', motivo: 'Faltam os créditos.' }
  await resolve(imported([semCreditos, { ...semCreditos, pagina: 3 }]), mutation)
  expect(screen.getByText('Não conseguimos ler 2 linhas')).toBeTruthy()
  const lines = within(screen.getByRole('region', { name: 'Resultado da importação' })).getAllByRole('listitem')
  expect(lines[0]?.textContent).toBe('Página 2: INF1007 Programação IIFaltam os créditos.')
})

test('counts unread lines beyond the named ones', async () => {
  const { resolve } = await importar()
  await resolve(imported([{ pagina: 2, texto: 'INF1007', motivo: 'Faltam os créditos.' }], 101), mutation)
  expect(screen.getByText('Não conseguimos ler 101 linhas')).toBeTruthy()
})

test('shows the new transcript in place of the form without a request, below the result', async () => {
  const { resolve, pending } = await importar(true)
  await resolve(imported(), mutation)
  expect(await screen.findByText('Programação II')).toBeTruthy()
  expect(screen.queryByLabelText('Histórico acadêmico em PDF')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Resultado da importação' }))
  expect(pending()).toEqual([])
})

test('makes a loaded list of vagas refetch its scores', async () => {
  const { router, resolve, user, pending } = await renderRoute('/opportunities', {
    ...lista({ vagas: [{ recomendacao: null }] }),
    ...ana(false),
    Viewer: () => ({}),
  })
  await act(() => router.navigate('/import-curriculum'))
  await resolve(ana(false), 'ImportarHistoricoPageQuery')
  await user.upload(field(), pdf)
  await user.click(send())
  await resolve(imported(), mutation)
  await user.click(screen.getByRole('link', { name: 'Ver oportunidades para você' }))
  await waitFor(() => expect(pending()).toEqual(['VagasPageQuery']))
  await resolve(lista({ vagas: [{ recomendacao: { score: 0.4, estrategias: ['Você cursou Cálculo II'] } }] }))
  expect(screen.getByRole('button', { name: /^40%/ })).toBeTruthy()
})

test("shows the server's reasons at the field, line by line, and keeps the file", async () => {
  const { resolve } = await importar()
  await resolve(refused('O PDF não tem texto.\nEnvie o espelho.'), mutation)
  expect(await screen.findByText('Erro ao importar histórico acadêmico')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('O PDF não tem texto.\nEnvie o espelho.')
  expect(screen.getByText('histórico.pdf')).toBeTruthy()
  expect(send()).toBeTruthy()
})

test('says that the upload failed if there was no response', async () => {
  const { reject } = await importar(true)
  await reject(new RequestFailure('OFFLINE', 'no answer'), mutation)
  expect(await screen.findByText('Erro ao importar histórico acadêmico')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Falha ao fazer upload do arquivo')
})

test("shows the server's sentence about too many imports", async () => {
  const { reject } = await importar()
  await reject(new RequestFailure('TOO_MANY_REQUESTS', 'Tente novamente em instantes.'), mutation)
  expect(screen.getByRole('alert').textContent).toBe('Tente novamente em instantes.')
})

test('is only for students', async () => {
  const { router } = await renderRoute('/import-curriculum', {}, { como: 'professor' })
  expect(router.state.location.pathname).toBe('/professor/opportunities')
})

test.each(['usuario', 'historico', 'progressoComplementar'])(
  'reports success even if %s could not be read afterwards, and removes nothing from the page',
  async failed => {
    const { resolve, resolveWithout, user, pending } = await renderRoute('/import-curriculum', {
      Usuario: () => ({ id: 'ana', nome: 'Ana Souza', avatar: null, temHistorico: false }),
      Viewer: () => ({ historico: null }),
    })
    await user.upload(field(), pdf)
    await user.click(send())
    await resolveWithout(['importarHistorico', 'viewer', failed], imported(), mutation)
    expect(await screen.findByText('Histórico acadêmico importado com sucesso!')).toBeTruthy()
    expect(screen.getByText('Suas recomendações foram atualizadas')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('AS')).toBeTruthy()
    expect(screen.getByText('Seu histórico acadêmico já foi importado')).toBeTruthy()
    expect(screen.queryByText('Seu histórico acadêmico ainda não foi importado')).toBeNull()
    await waitFor(() => expect(pending()).toEqual(['ImportarHistoricoPageQuery']))
    await resolve(ana(true), 'ImportarHistoricoPageQuery')
    expect(screen.getByText('Programação II')).toBeTruthy()
  },
)

test('reports success even if the number of disciplinas could not be read', async () => {
  const { resolveWithout } = await importar()
  await resolveWithout(['importarHistorico', 'total'], imported(), mutation)
  expect(screen.getByText(/^O que você cursou já conta/)).toBeTruthy()
})

test('accepts an upload even if the profile could not be read', async () => {
  const { resolve, resolveWithout } = await renderRoute('/import-curriculum', null)
  await resolve({}, 'HeaderUserQuery')
  await resolveWithout(['viewer', 'usuario'], ana(false), 'ImportarHistoricoPageQuery')
  expect(field()).toBeTruthy()
  expect(screen.queryByText(/^Seu histórico acadêmico/)).toBeNull()
})
