import type { Page } from './site.ts'

/** What is served besides pages and is of no use in a search engine. */
const others = ['/graphql', '/avatares', '/arquivos']

/** The pages that are not public, each with what is below it, and where the list of the public ones is. */
export function toRobotsTxt(pages: Page[], publicUrl: string): string {
  const closed = pages.flatMap(({ route, isPublic }) => (route === null || isPublic ? [] : [toStart(route)]))
  const rules = [...new Set([...closed, ...others])].map(path => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

/** The public pages, also those of the vagas (https://www.sitemaps.org/protocol.html). */
export function toSitemap(pages: Page[], publicUrl: string, codigos: string[] = []): string {
  const urls = pages
    .flatMap(({ route, isPublic }) => (isPublic && route !== null ? toPaths(route, codigos) : []))
    .map(route => `<url><loc>${escape(publicUrl + route)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** A route with a parameter is one page for each vaga. */
const toPaths = (route: string, codigos: string[]) =>
  route.includes(':') ? codigos.map(codigo => route.replace(/:\w+/, codigo)) : [route]

/** A route up to its first parameter. */
const toStart = (route: string) => route.replace(/\/:.*/, '')

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
