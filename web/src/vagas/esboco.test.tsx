import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { esbocarVagas } from './esboco.ts'
import { VagasSkeleton } from './VagasSkeleton.tsx'

type Data = Parameters<typeof esbocarVagas>[0]

/** Of the response only what is shown. */
const esbocar = (vagas: { titulo: string | null; resumo: string | null }[]) =>
  esbocarVagas({ vagas: { edges: vagas.map(node => ({ node })) } } as unknown as Data)

const headings = () => Array.from(document.querySelectorAll('h3'), ({ textContent }) => textContent)

beforeEach(() => {
  document.body.innerHTML = `<div id="root" data-skeleton>${renderToStaticMarkup(<VagasSkeleton />)}</div>`
})

test('fills as many cards as there are vagas, as text', () => {
  esbocar([
    { titulo: '<b>Redes</b>', resumo: 'Sobre redes.' },
    { titulo: 'Grafos', resumo: null },
  ])
  expect(headings()).toEqual(['<b>Redes</b>', 'Grafos', '', '', '', '', '', ''])
  expect(document.body.textContent).toContain('Sobre redes.')
})

test('leaves the page alone that its code has taken over', () => {
  document.querySelector('#root')?.removeAttribute('data-skeleton')
  esbocar([{ titulo: 'Redes', resumo: 'Sobre redes.' }])
  expect(headings().join('')).toBe('')
})

test('leaves the skeleton where the list is of saved vagas', () => {
  esbocarVagas({ nodes: [] })
  expect(headings().join('')).toBe('')
})
