import { readFileSync } from 'node:fs'
import path from 'node:path'
import { act, fireEvent, screen } from '@testing-library/react'
import { buildSchema, executeSync, type GraphQLOutputType, isEnumType, isListType, isNonNullType, parse } from 'graphql'
import type { GraphQLSingularResponse } from 'relay-runtime'
import { expect, test } from 'vitest'
import { hostileTexts } from '../testing/hostile.ts'
import { renderRoute } from '../testing/renderRoute.tsx'
import { sair } from '../sessao/sessao.ts'
import { pages } from './pages.ts'

const file = (name: string) => readFileSync(path.join(import.meta.dirname, '../../..', name), 'utf8')
const schema = buildSchema(file('schema.graphql'))
/** The documents of all pages, by their ids. */
const documents: Record<string, string> = JSON.parse(file('gateway/persistedQueries.json'))

/** The scheme matters where a text becomes a URL: each text of a page begins with each of these once. */
const beginnings = [
  'javascript:xss=1//',
  ' JaVaScRiPt:xss=1//',
  'java\tscript:xss=1//',
  'data:text/html,',
  '//xss.example/',
]

/** All hundred texts in one. */
function createHostil(turn: number) {
  let used = turn
  return () => [beginnings[(used += 1) % beginnings.length], ...hostileTexts].join('\n')
}

let ids = 0

/** A response of the schema's shape in which every text is hostile. */
function answer(id: string, variables: Record<string, unknown>, turn: number, papel: string) {
  const hostil = createHostil(turn)
  const mock = (type: GraphQLOutputType, field: string, of: string): unknown => {
    if (isNonNullType(type)) return mock(type.ofType, field, of)
    if (isListType(type)) return [mock(type.ofType, field, of), mock(type.ofType, field, of)]
    if (isEnumType(type)) return type.name === 'Papel' ? papel : type.getValues()[turn % type.getValues().length]?.name
    switch (type.name) {
      case 'String':
        return hostil()
      case 'ID':
        // In every other response the reader owns everything, so that the actions of an owner render too.
        return field === 'codigo' && of === 'Usuario' && turn % 2 === 0 ? '7' : `${field}-${(ids += 1)}`
      case 'Boolean':
        return turn % 2 === 0
      case 'Int':
        return 3
      case 'Float':
        return 0.5
      case 'DateTime':
        return '2026-03-09T15:00:00.000Z'
      case 'Date':
        return '2026-12-31'
      default:
        return {}
    }
  }
  return executeSync({
    schema,
    document: parse(documents[id] ?? ''),
    variableValues: variables,
    fieldResolver: (source: Record<string, unknown>, _, __, { fieldName, returnType, parentType }) =>
      source?.[fieldName] ?? mock(returnType, fieldName, parentType.name),
    typeResolver: (_, __, ___, type) => schema.getPossibleTypes(type)[0]?.name,
  })
}

const dangerous = new Set([
  'script',
  'iframe',
  'object',
  'embed',
  'base',
  'link',
  'meta',
  'frame',
  'applet',
  'template',
])
const addresses = new Set([
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'xlink:href',
  'data',
  'poster',
  'background',
])
/** Whether a URL runs a script or leads to the attacker's site, as browsers parse it. */
function isAttack(address: string): boolean {
  const { protocol, host } = new URL(address.trim(), 'https://mural.example')
  if (protocol === 'mailto:') return false
  return !['https:', 'http:'].includes(protocol) || host.endsWith('xss.example')
}

/** The elements and attributes that exist only if a text was parsed as markup. */
function findAttacks(root: Element): string[] {
  const found: string[] = []
  for (const element of root.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase()
    if (dangerous.has(name)) found.push(name)
    for (const { name: attribute, value } of element.attributes) {
      const leads = addresses.has(attribute) && isAttack(value)
      if (leads || attribute === 'srcdoc' || attribute === 'data-xss' || attribute.startsWith('on'))
        found.push(`${name} ${attribute}=${value.slice(0, 60)}`)
    }
  }
  return found
}

const addressOf = (path: string, turn: number) => path.replaceAll(/:\w+\??/g, turn % 2 === 0 ? '7' : '12')

/** Renders the page for one reader with hostile responses to all queries; null if its guard redirects the reader. */
async function draw(route: string, como: 'aluno' | 'professor' | 'visitante', turn: number) {
  const url = addressOf(route, turn)
  sair()
  const { environment, router, unmount } = await renderRoute(url, null, { como })
  const isTheirs = router.state.location.pathname === url
  for (const operation of isTheirs ? environment.mock.getAllOperations() : []) {
    const { node, variables } = operation.request
    if (node.params.operationKind !== 'query') continue
    const papel = como === 'professor' ? 'PROFESSOR' : 'ESTUDANTE'
    const payload = answer(node.params.id ?? '', variables, turn, papel)
    await act(async () => environment.mock.resolve(operation, payload as GraphQLSingularResponse))
  }
  return { isTheirs, unmount }
}

test('has a hundred hostile texts, and would see what they do', () => {
  expect(new Set(hostileTexts).size).toBe(100)
  const run = hostileTexts.filter(hostil => {
    const carelessly = document.createElement('div')
    carelessly.innerHTML = hostil
    return findAttacks(carelessly).length > 0
  })
  expect(run.length).toBeGreaterThan(60)
})

test.each(pages.map(page => page.path))('%s shows hostile texts as texts', { timeout: 60_000 }, async route => {
  const found = new Set<string>()
  for (const como of ['aluno', 'professor', 'visitante'] as const) {
    for (let turn = 0; turn < beginnings.length; turn += 1) {
      const { isTheirs, unmount } = await draw(route, como, turn)
      const tabs = isTheirs ? screen.queryAllByRole('tab') : []
      // Radix listens to pointerdown.
      for (const tab of [null, ...tabs]) {
        if (tab) fireEvent.mouseDown(tab)
        for (const attack of findAttacks(document.body)) found.add(attack)
      }
      unmount()
      if (!isTheirs) break
    }
  }
  expect([...found]).toEqual([])
  expect('xss' in window).toBe(false)
})
