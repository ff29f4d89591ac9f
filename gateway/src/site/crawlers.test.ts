import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { toRobotsTxt, toSitemap } from './crawlers.ts'
import { readPages } from './site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'crawlers-'))
for (const file of ['index.html', 'page.html']) writeFileSync(path.join(folder, file), '')
const table = [
  { path: '/', file: 'page.html', isPublic: true },
  { path: '/professor', file: 'page.html', isPublic: true },
  { path: '/vaga/:codigo', file: 'page.html', isPublic: true },
  { path: '/vagas', file: 'page.html', isPublic: false },
  { path: '/vagas/:codigo', file: 'page.html', isPublic: false },
]
writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(table))
const pages = readPages(folder)

it('lists the public pages, with the public address', () => {
  const locations = toSitemap(pages, 'https://vagas.puc.example').match(/<loc>.*?<\/loc>/g)
  expect(locations).toEqual(['<loc>https://vagas.puc.example/</loc>', '<loc>https://vagas.puc.example/professor</loc>'])
})

it('lists the public page of each vaga', () => {
  const locations = toSitemap(pages, 'https://vagas.puc.example', ['12', '13']).match(/vaga\/\d+/g)
  expect(locations).toEqual(['vaga/12', 'vaga/13'])
})

it('escapes the public address', () => {
  expect(toSitemap(pages, 'https://puc.example/a&b')).toContain('<loc>https://puc.example/a&amp;b/</loc>')
})

it('closes the other pages to crawlers, and names the list', () => {
  expect(toRobotsTxt(pages, 'https://vagas.puc.example').split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /vagas',
    'Disallow: /graphql',
    'Disallow: /avatares',
    'Disallow: /arquivos',
    '',
    'Sitemap: https://vagas.puc.example/sitemap.xml',
    '',
  ])
})
