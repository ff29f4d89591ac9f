import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { candidatura, open, tres } from '../../minhasVagas/testing/openMinhaVaga.ts'

const region = () => screen.getByRole('region', { name: /^Candidatos/ })
const box = () => screen.getByRole('searchbox', { name: 'Buscar candidatos' })
const muitos = Array.from({ length: 70 }, (_, index) =>
  candidatura(String(index), `Pessoa ${index}`, {
    criadaEm: `2026-04-01T12:${String(index % 60).padStart(2, '0')}:00Z`,
  }),
)

test('searches candidates ignoring accents, and counts the matches', async () => {
  const { user } = await open({}, [...tres, candidatura('10', 'Érico Véras', { curso: 'Física' })])
  await user.type(box(), 'fisica erico')
  expect(within(region()).getByRole('status').textContent).toBe('1 de 4 candidatos')
  expect(within(region()).getByText('Érico Véras')).toBeTruthy()
  expect(within(region()).queryByText('Ana Souza')).toBeNull()
  await user.clear(box())
  expect(within(region()).getByText('Ana Souza')).toBeTruthy()
  await user.type(box(), 'ninguém')
  expect(screen.getByText('Nenhum candidato encontrado com esta busca.')).toBeTruthy()
  expect(screen.getByText('Tente outro nome, outro curso ou uma palavra da carta.')).toBeTruthy()
})

test('sorts by the chosen order', async () => {
  const { user } = await open()
  const order = () =>
    screen.getAllByText(/^(Ana Souza|Beto Lima|Candidato desconhecido)$/).map(nome => nome.textContent)
  expect(order()).toEqual(['Ana Souza', 'Beto Lima', 'Candidato desconhecido'])
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Últimas candidaturas')
  expect(order()).toEqual(['Candidato desconhecido', 'Ana Souza', 'Beto Lima'])
})

test('renders twenty at first and more on demand, and starts again on a new search', async () => {
  const { user } = await open({}, muitos.slice(0, 45))
  const items = () => screen.getAllByText(/^Pessoa \d+$/).length
  const more = () => screen.queryByRole('button', { name: 'Mostrar mais' })
  expect(items()).toBe(20)
  await user.click(screen.getByRole('button', { name: 'Mostrar mais' }))
  expect(items()).toBe(40)
  expect(within(region()).getByText('40 de 45')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Mostrar mais' }))
  expect(items()).toBe(45)
  expect(more()).toBeNull()
  // The button is gone, and the focus is on the first new item.
  expect(document.activeElement?.textContent).toContain('Pessoa 40')
  await user.type(box(), 'Pessoa')
  expect(items()).toBe(20)
  expect(more()).toBeTruthy()
})

test('exports all candidates that match the search, rendered or not', async () => {
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user, resolve } = await open({}, muitos)
  const exportar = async () => {
    const before = files.length
    await user.click(await screen.findByRole('button', { name: 'CSV' }, { timeout: 20_000 }))
    await resolve({ Query: () => ({ vaga: { id: 'vaga-1', respostas: null } }) }, 'useRespostasDaVagaQuery')
    await waitFor(() => expect(files.length).toBe(before + 1), { timeout: 20_000 })
  }
  await user.type(box(), 'Pessoa')
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Nome')
  await exportar()
  expect(names).toEqual(['candidatos-monitoria-de-calculo-i.csv'])
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? [])
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes).split('\r\n')).toHaveLength(72)
  await user.type(box(), ' 3')
  await exportar()
  vi.restoreAllMocks()
  const nomes = (await files[1]?.text())?.split('\r\n').map(line => line.split(';')[0])
  expect(nomes?.slice(1, 4)).toEqual(['"Pessoa 3"', '"Pessoa 30"', '"Pessoa 31"'])
  expect(nomes).toHaveLength(13)
})

test('describes the chart in text', async () => {
  await open({}, undefined, 'metricas')
  expect(screen.getByRole('img', { name: 'Candidaturas: 2 em 01 de abril, 1 em 04 de abril' })).toBeTruthy()
})
