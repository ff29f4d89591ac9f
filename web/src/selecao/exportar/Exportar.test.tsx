import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { candidatura, open, type Opened } from '../../minhasVagas/testing/openMinhaVaga.ts'

afterEach(() => vi.restoreAllMocks())

const edges = [
  candidatura('7', 'Ana Souza', { curso: 'Design', cartaDeMotivacao: '=HYPERLINK("http://x")\nSegunda linha' }),
  candidatura('8', 'Beto Lima', { cartaDeMotivacao: 'Outra carta.' }),
]

const press = async (name: string) => {
  const opened = await open({}, edges)
  await opened.user.type(screen.getByRole('searchbox', { name: 'Buscar candidatos' }), 'ana')
  await opened.user.click(await screen.findByRole('button', { name }, { timeout: 20_000 }))
  return opened
}

const respostas = [{ idDaCandidatura: 'c-7', respostas: [{ pergunta: 'Quantas horas?', valor: '12' }] }]

/** The respostas load on demand. */
const responder = ({ resolve }: Opened) =>
  resolve({ Query: () => ({ vaga: { id: 'vaga-1', respostas } }) }, 'useRespostasDaVagaQuery')

test('exports the listed candidates to an Excel file', async () => {
  const files: [string, Blob][] = []
  let made = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    made = file as Blob
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push([this.download, made])
  })
  await responder(await press('XLSX'))
  await waitFor(() => expect(files).toHaveLength(1), { timeout: 20_000 })
  const [name, file] = files[0] ?? []
  expect(name).toBe('candidatos-monitoria-de-calculo-i.xlsx')
  expect(new TextDecoder().decode((await file?.arrayBuffer())?.slice(0, 2))).toBe('PK')
})

test('prints the listed candidates with their cartas, and cleans up', async () => {
  const papers: string[] = []
  vi.stubGlobal('print', () => papers.push(document.body.lastElementChild?.textContent ?? ''))
  await responder(await press('Imprimir'))
  await waitFor(() => expect(papers).toHaveLength(1), { timeout: 20_000 })
  expect(papers[0]).toContain('Candidatos: Monitoria de Cálculo I1 candidatoAna SouzaEstudante · Design')
  expect(papers[0]).toContain('Quantas horas?12')
  expect(papers[0]).toContain('Segunda linha')
  expect(papers[0]).not.toContain('Beto')
  window.dispatchEvent(new Event('afterprint'))
  expect(document.body.textContent).not.toContain('Segunda linha1 candidato')
  expect(screen.queryByRole('heading', { name: /^Candidatos: / })).toBeNull()
  vi.unstubAllGlobals()
})

test('exports nothing and shows a failure if the respostas fail to load', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  const { reject } = await press('CSV')
  await reject(new Error('lost'), 'useRespostasDaVagaQuery')
  expect(await screen.findByText('Erro ao exportar')).toBeTruthy()
  expect(click).not.toHaveBeenCalled()
})
