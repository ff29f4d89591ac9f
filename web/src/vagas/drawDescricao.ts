import { toBlocos } from './blocos.ts'

/** The elements of a description as Descricao renders them, for the sketch of a page; null without one. */
export const drawDescricao = (descricao: string | null | undefined): HTMLElement[] | null =>
  descricao ? toBlocos(descricao).map(bloco => (typeof bloco === 'string' ? draw('p', bloco) : drawList(bloco))) : null

function drawList(items: string[]): HTMLElement {
  const list = document.createElement('ul')
  list.append(...items.map(item => draw('li', item)))
  return list
}

function draw(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
