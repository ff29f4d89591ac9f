import { expect, test } from 'vitest'
import { drawDescricao } from './drawDescricao.ts'

const draw = (descricao: string | null) => drawDescricao(descricao)?.map(element => element.outerHTML)

test('draws a paragraph per line, and lines with a dash as a list, as text', () => {
  expect(draw('Quem procuramos:\n- <i>calma</i>\n- tempo\nInscreva-se.')).toEqual([
    '<p>Quem procuramos:</p>',
    '<ul><li>&lt;i&gt;calma&lt;/i&gt;</li><li>tempo</li></ul>',
    '<p>Inscreva-se.</p>',
  ])
})

test('draws nothing without a description', () => {
  expect(draw(null)).toBeUndefined()
})
