import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { sketchVagas } from './sketch.ts'
import { VagasSkeleton } from './VagasSkeleton.tsx'

type Data = Parameters<typeof sketchVagas>[0]

/** Only the fields that the sketch shows. */
const sketch = (vagas: { titulo: string | null; resumo: string | null }[]) =>
  sketchVagas({ vagas: { edges: vagas.map(node => ({ node })) } } as unknown as Data)

const headings = () => Array.from(document.querySelectorAll('h3'), ({ textContent }) => textContent)

beforeEach(() => {
  document.body.innerHTML = `<div id="root" data-skeleton>${renderToStaticMarkup(<VagasSkeleton />)}</div>`
})

test('fills one card per vaga, as text', () => {
  sketch([
    { titulo: '<b>Redes</b>', resumo: 'Sobre redes.' },
    { titulo: 'Grafos', resumo: null },
  ])
  expect(headings()).toEqual(['<b>Redes</b>', 'Grafos', '', '', '', '', '', ''])
  expect(document.body.textContent).toContain('Sobre redes.')
})

test('does not change the page once its code has rendered', () => {
  document.querySelector('#root')?.removeAttribute('data-skeleton')
  sketch([{ titulo: 'Redes', resumo: 'Sobre redes.' }])
  expect(headings().join('')).toBe('')
})

test('leaves the skeleton for the list of saved vagas', () => {
  sketchVagas({ nodes: [] })
  expect(headings().join('')).toBe('')
})
