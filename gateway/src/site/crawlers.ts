import type { Page } from './site.ts'

/** What is served besides pages and is of no use in a search engine. */
const others = ['/graphql', '/avatares', '/arquivos']

/** The pages that are not public, each with what is below it, and where the list of the public ones is. */
export function toRobotsTxt(pages: Page[], publicUrl: string): string {
  const closed = pages.flatMap(({ route, isPublic }) => (route === null || isPublic ? [] : [toStart(route)]))
  const rules = [...new Set([...closed, ...others])].map(path => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

/** The public pages that are one page each (https://www.sitemaps.org/protocol.html). */
export function toSitemap(pages: Page[], publicUrl: string): string {
  const urls = pages
    .flatMap(({ route, isPublic }) => (isPublic && route !== null && !route.includes(':') ? [route] : []))
    .map(route => `<url><loc>${escape(publicUrl + route)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** A route up to its first parameter. */
const toStart = (route: string) => route.replace(/\/:.*/, '')

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
