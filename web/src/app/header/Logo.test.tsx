import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Logo } from './Logo.tsx'

test('the logo is the drawing of the icon', () => {
  const icon = readFileSync(path.join(import.meta.dirname, '../../../public/favicon.svg'), 'utf8')
  const drawn = (svg: string) => {
    document.body.innerHTML = svg
    const parts = document.querySelectorAll('svg > *')
    return [...parts].map(part => [part.tagName, ...Array.from(part.attributes, ({ name, value }) => [name, value])])
  }
  expect(drawn(icon)).toHaveLength(3)
  expect(drawn(renderToStaticMarkup(<Logo />))).toEqual(drawn(icon))
})
