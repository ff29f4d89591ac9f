import { beforeEach, expect, test } from 'vitest'
import { sketch } from './sketch.ts'

const card = '<li data-sketch><h3 data-campo="titulo"><i></i></h3><p data-campo="resumo"><i></i></p></li>'

beforeEach(() => {
  document.body.innerHTML = `<ul id="root" data-skeleton>${card.repeat(3)}</ul>`
})

const cards = () => Array.from(document.querySelectorAll('li'), ({ innerHTML }) => innerHTML)

test('writes the text of each name into its slot, not as markup', () => {
  sketch([{ titulo: '<b>Redes</b>', resumo: 'Sobre redes.', codigo: '7' }, { titulo: 'Grafos' }])
  expect(cards()).toEqual([
    '<h3 data-campo="titulo">&lt;b&gt;Redes&lt;/b&gt;</h3><p data-campo="resumo">Sobre redes.</p>',
    '<h3 data-campo="titulo">Grafos</h3><p data-campo="resumo"><i></i></p>',
    '<h3 data-campo="titulo"><i></i></h3><p data-campo="resumo"><i></i></p>',
  ])
})

test('puts elements into their slot', () => {
  const paragraph = Object.assign(document.createElement('b'), { textContent: '<i>Sobre</i> redes.' })
  sketch([{ resumo: [paragraph] }])
  expect(cards()[0]).toContain('<p data-campo="resumo"><b>&lt;i&gt;Sobre&lt;/i&gt; redes.</b></p>')
})

test('leaves the skeleton where a text is null', () => {
  sketch([{ titulo: null }])
  expect(cards()[0]).toContain('<h3 data-campo="titulo"><i></i></h3>')
})

test('does not change the page once its code has rendered', () => {
  document.querySelector('#root')?.removeAttribute('data-skeleton')
  const before = cards()
  sketch([{ titulo: 'Redes', resumo: 'Sobre redes.' }])
  expect(cards()).toEqual(before)
})
