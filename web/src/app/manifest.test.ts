import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../paths.ts'

const web = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(web, file), 'utf8')
const manifest = JSON.parse(read('public/manifest.webmanifest'))
const [light = '', dark = ''] = [...read('src/ui/theme.css.ts').matchAll(/ground: '(#\w{6})'/g)].map(
  ([, color]) => color,
)

test('the manifest and the document have the background colors of the theme', () => {
  expect(manifest).toMatchObject({ background_color: light, theme_color: light })
  const html = read('index.html')
  expect(html).toContain(`<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)" />`)
  expect(html).toContain(`<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)" />`)
})

test('the icons of the manifest have the sizes that it declares', () => {
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const png = readFileSync(path.join(web, 'public', src))
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
})

test('the shortcuts and the share target of the manifest are pages of the router', () => {
  const { shortcuts, share_target } = manifest as { shortcuts: { url: string }[]; share_target: { action: string } }
  expect(shortcuts.map(({ url }) => url)).toEqual([paths.vagas(), paths.candidaturas(), paths.mensagens()])
  expect(share_target.action).toBe(paths.importarHistorico())
})
