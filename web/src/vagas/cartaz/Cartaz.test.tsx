import { screen, waitFor } from '@testing-library/react'
import jsQR from 'jsqr'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

const papers: HTMLElement[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  papers.length = 0
})

const publica = {
  codigo: '12',
  titulo: 'Monitoria <b>de</b> Óptica',
  descricao: 'Ajudar nas aulas.',
  tipo: 'MONITORIA',
  nomeDoTipo: 'Monitoria',
  prazo: '2026-03-28',
  nomeDoDepartamento: 'Física',
  nomeDoLocal: 'PUC',
  remuneracao: null,
  desconto: null,
  horasComplementares: 60,
  lugares: null,
  horasSemanais: 12,
  modalidade: null,
  respostaAte: null,
}

/** Opens the public page and presses 'Cartaz'. */
async function press(como: 'visitante' | 'professor') {
  vi.stubGlobal('print', () => papers.push(document.body.lastElementChild?.cloneNode(true) as HTMLElement))
  const rendered = await renderRoute('/vaga/12', { Query: () => ({ vagaPublica: publica }) }, { como })
  await rendered.user.click(screen.getByRole('button', { name: 'Cartaz' }))
  await waitFor(() => expect(rendered.pending()).toContain('printCartazQuery'))
  return rendered
}

const answer = (own: object = {}) => ({
  Query: () => ({ instituicao: { nome: 'Universidade Tal' }, vagaPublica: publica, ...own }),
})

const factsOf = (paper: HTMLElement | undefined) =>
  [...(paper?.querySelectorAll('dt') ?? [])].map(term => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

/** What a camera reads in the drawing: each of its modules as a square of pixels. */
function readQr(paper: HTMLElement | undefined): string | undefined {
  const svg = paper?.querySelector('svg')
  const size = Number(svg?.getAttribute('viewBox')?.split(' ').at(-1))
  const scale = 4
  const width = size * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of svg
    ?.querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? [])
    for (let at = 0; at < scale * scale; at += 1) {
      const row = Number(y) * scale + Math.floor(at / scale)
      const column = Number(x) * scale + (at % scale)
      pixels.set([0, 0, 0], (row * width + column) * 4)
    }
  return jsQR(pixels, width, width)?.data
}

test('a visitor prints a poster with the facts and a code that leads to the public page', async () => {
  const { resolve, variables, pending } = await press('visitante')
  expect(variables('printCartazQuery')).toEqual({ codigo: '12', comQuem: false })
  await resolve(answer(), 'printCartazQuery')
  await waitFor(() => expect(papers).toHaveLength(1))
  const [paper] = papers
  expect(paper?.querySelector('h1')?.textContent).toBe('Monitoria <b>de</b> Óptica')
  expect(paper?.textContent).toContain('Universidade Tal')
  expect(factsOf(paper)).toEqual([
    expect.stringMatching(/^Inscrições até: 28 de março/),
    'Horas complementares: 60h',
    'Departamento: Física',
    'Local: PUC',
    'Carga horária: 12h semanais',
  ])
  expect(readQr(paper)).toBe(`${window.location.origin}/vaga/12`)
  window.dispatchEvent(new Event('afterprint'))
  expect(document.querySelector('body > div dt')?.closest('article')).toBeFalsy()
  expect(pending()).toEqual([])
})

test('a professor’s poster names who offers the vaga', async () => {
  const { resolve, variables } = await press('professor')
  expect(variables('printCartazQuery')).toEqual({ codigo: '12', comQuem: true })
  const vaga = { id: 'vaga-12', professor: null, autor: { nome: 'Helena Prado' } }
  await resolve(answer({ vaga }), 'printCartazQuery')
  await waitFor(() => expect(papers).toHaveLength(1))
  expect(factsOf(papers[0]).at(-1)).toBe('Com: Helena Prado')
  window.dispatchEvent(new Event('afterprint'))
})

test('a vaga that has closed meanwhile has no poster', async () => {
  const { resolve } = await press('visitante')
  await resolve(answer({ vagaPublica: null }), 'printCartazQuery')
  expect(await screen.findByText('Erro ao preparar o cartaz')).toBeTruthy()
  expect(papers).toEqual([])
})
