import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page, TestInfo } from '@playwright/test'

/* Where the parts of a screen are. A picture would also depend on how a machine draws fonts, edges and form controls. */

/** A part of a screen: what it is, and its box in CSS pixels. */
export type Part = { what: string; box: number[] }

/** Pixels by which an edge may be off: machines round differently, and a broken layout moves by more. */
const tolerance = 6

const folder = path.join(import.meta.dirname, 'layouts')

/** The visible landmarks, headings, cards, rows and controls of the first screen, in the order of the document. */
export const readLayout = (page: Page): Promise<Part[]> =>
  page.evaluate(() => {
    const parts =
      'header,nav,main,aside,footer,section,article,li,tr,h1,h2,h3,a[href],button,input,select,textarea,[role]'
    return [...document.body.querySelectorAll(parts)].flatMap(element => {
      const { x, y, width, bottom } = element.getBoundingClientRect()
      // What is below is estimated until it is scrolled to.
      const height = Math.min(bottom, innerHeight) - y
      if (width < 2 || height < 2 || bottom <= 0) return []
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
      const said = element.getAttribute('aria-label') ?? element.textContent ?? ''
      const name = said.replace(/\s+/g, ' ').trim().slice(0, 40).trim()
      const role = element.getAttribute('role')
      const what = [element.localName, role && `[${role}]`, name].filter(Boolean).join(' ')
      return [{ what, box: [x, y, width, height].map(Math.round) }]
    })
  })

/** With `--update-snapshots`. */
export const isStoring = ({ config }: TestInfo) => config.updateSnapshots === 'changed'

/** What differs from the stored layout, one line each; stores it instead if told so. */
export function compareLayout(name: string, parts: Part[], info: TestInfo): string[] {
  const file = path.join(folder, `${name}.txt`)
  if (isStoring(info)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, parts.map(part => `${toLine(part)}\n`).join(''))
    return []
  }
  return differences(readFileSync(file, 'utf8').split('\n').filter(Boolean).map(fromLine), parts)
}

/** The first part that is missing or new makes the rest useless: only that one is named. */
function differences(stored: Part[], parts: Part[]): string[] {
  const length = Math.max(stored.length, parts.length)
  const at = Array.from({ length }).findIndex((_, index) => stored[index]?.what !== parts[index]?.what)
  const alike = at === -1 ? parts : parts.slice(0, at)
  const moved = alike.flatMap((part, index) => {
    const before = stored[index]
    return before && isMoved(before, part) ? [`${toLine(before)} -> ${part.box.join(' ')}`] : []
  })
  const other = at === -1 ? [] : [`${toLine(stored[at])} -> ${toLine(parts[at])}`]
  return [...moved, ...other]
}

/** The edges are compared, not the sizes: both sides of a box may be off. */
const isMoved = (one: Part, other: Part) =>
  toEdges(one).some((edge, index) => Math.abs(edge - (toEdges(other)[index] ?? 0)) > tolerance)

const toEdges = ({ box: [x = 0, y = 0, width = 0, height = 0] }: Part) => [x, y, x + width, y + height]

const toLine = (part: Part | undefined) => (part ? `${part.box.join(' ')} ${part.what}` : 'nothing')

function fromLine(line: string): Part {
  const [x, y, width, height, ...words] = line.split(' ')
  return { what: words.join(' '), box: [x, y, width, height].map(Number) }
}
