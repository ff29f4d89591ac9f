import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { locais } from './db/schema/listas.ts'
import { candidaturas, departamentos } from './db/schema.ts'
import { avisosDoSistema } from './db/schema/avisosDoSistema.ts'
import { perguntas } from './db/schema/perguntas.ts'
import { createTestApp, senha } from './testing/createTestApp.ts'
import type { Usuario } from './testing/createTestApp.ts'
import { createVaga } from './testing/createVaga.ts'
import { operacoes } from './testing/operacoes.ts'

/* Every place of openapi.json that accepts text × typical attack strings. A new parameter is attacked automatically. */

const board = await createTestApp()
afterAll(board.close)

const payloads = [
  // First: after a write that succeeds, some refuse another one before they read it.
  `https://puc.example/prova/\u202Egpj.exe`,
  `' or '1'='1`,
  `'; drop table usuarios; --`,
  `" union select senha_hash, email from usuarios --`,
  `1) or 1=1 /*`,
  '%_\\',
  `$1 \${7*7} {{7*7}} #{7*7}`,
  `<script>alert(1)</script><img src=x onerror=alert(1)>`,
  `javascript:alert(document.cookie)`,
  `a\r\nX-Injetado: sim\r\n\r\n<html>`,
  `../../../../etc/passwd`,
  `..%2f..%2f..%2fetc%2fpasswd%00`,
  `\u0000`,
  `um\u0000dois`,
  `\uD800`,
  `\u{1F469}\u200D\u{1F4BB}é\u0301`,
  `__proto__`,
  `{"$ne":null}`,
  `=cmd|' /C calc'!A0`,
  `"`.repeat(300),
  `x`.repeat(20_000),
]

type Schema = {
  type?: string
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
type Parameter = { in: 'path' | 'query' | 'header'; name: string }
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }

const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
)

/** The paths within a body at which its schema takes text. Files have their own tests. */
const textsOf = (schema: Schema, at: string[] = []): string[][] => [
  ...(schema.type === 'string' && schema.format !== 'binary' ? [at] : []),
  ...(schema.anyOf ?? []).flatMap(one => textsOf(one, at)),
  ...(schema.items ? textsOf(schema.items, [...at, '0']) : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => textsOf(one, [...at, name])),
]

type Place = { route: string; where: Parameter['in'] | 'body'; at: string[] }

const places = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]): Place[] => {
    const route = `${method.toUpperCase()} ${path}`
    const body = requestBody?.content['application/json']?.schema
    return [
      ...parameters.map(parameter => ({ route, where: parameter.in, at: [parameter.name] })),
      ...(body ? textsOf(body) : []).map(at => ({ route, where: 'body' as const, at })),
    ]
  }),
)

/** A copy of the body with the text at that path. */
const withText = (body: unknown, [first, ...rest]: string[], payload: string): unknown => {
  if (first === undefined) return payload
  if (Array.isArray(body)) return [withText(body[0], rest, payload), ...body.slice(1)]
  return { ...(body as object), [first]: withText((body as Record<string, unknown>)[first], rest, payload) }
}

let people = 0

/** A candidatura that the route can act on: held back for a release, or under review and so ready to be withdrawn. */
const createCandidatura = async (route: string, vagaId: number, candidatoId: number, autora: Usuario) => {
  const [created] = await board.db.insert(candidaturas).values({ vagaId, candidatoId }).returning()
  const candidatura = created?.id ?? expect.fail('nobody applied')
  if (/divulgacao$|retirada$/.test(route)) {
    const etapa = route.endsWith('divulgacao') ? { para: 'aprovada', reter: true } : { para: 'em_analise' }
    const body = { movimentos: [{ candidatura, versao: 0 }], ...etapa }
    await board.call(`POST /vagas/${vagaId}/selecao/movimentos`, { as: autora, body })
  }
  return candidatura
}

/** A valid answer, so that a payload in another field is not refused because of this one. */
const createRespostas = async (vagaId: number) => {
  const asked = { vagaId, ordem: 0, texto: 'Por que esta vaga?', tipo: 'texto_longo' as const, obrigatoria: false }
  const [{ id, texto } = expect.fail('nothing was asked')] = await board.db.insert(perguntas).values(asked).returning()
  return [{ pergunta: id, texto, valor: 'Gosto disso.' }]
}

const createPersonOf = (may: string) => {
  if (may === 'administrador' || may === 'moderador' || may === 'encarregado') return board.createAdministrador()
  return may === 'author' || may === 'professor' ? board.createProfessor() : board.createAluno()
}

const createBusca = async (as: Usuario): Promise<number> => {
  const body = { nome: 'Redes', filtro: { busca: 'redes' } }
  return (await board.call<{ id: number }>('POST /usuarios/me/buscas', { as, body })).body.id
}

const novoAviso = { texto: 'O mural para.', para: null, de: '2031-01-01', ate: '2031-12-31' }

/** What a route of the administration acts on; null for the others. */
const createOfAdministracao = async (route: string, lista: string): Promise<number | null> => {
  if (route.includes('/admin/avisos/'))
    return (await board.db.insert(avisosDoSistema).values(novoAviso).returning())[0]?.id ?? null
  // There may be ten.
  if (route === 'POST /admin/avisos') await board.db.delete(avisosDoSistema)
  if (!route.includes('/admin/listas/{lista}/{id}')) return null
  const nova = lista === 'locais' ? locais : departamentos
  return (await board.db.insert(nova).values({ name: randomUUID() }).returning())[0]?.id ?? null
}

/** The shape of a passkey, as a browser sends it when it makes one and when it signs. */
const chave = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  authenticatorAttachment: 'platform',
  clientExtensionResults: {},
  response: {
    clientDataJSON: 'AAAA',
    authenticatorData: 'AAAA',
    signature: 'AAAA',
    userHandle: 'AAAA',
    attestationObject: 'AAAA',
    transports: ['usb'],
  },
}

/** The fields that the body of the table of rights leaves out, or that a change before has made stale. */
const moreOf = async ({ route, at }: Place): Promise<object> => {
  if (at[0] === 'cursos') return { cursos: ['Física'] }
  // They go on only with the right password.
  if (route === 'PUT /usuarios/me/senha' || route === 'POST /usuarios/me/mudanca-de-email')
    return { senha_atual: senha }
  if (route === 'POST /usuarios/me/exclusao') return { password: senha }
  if (route === 'POST /usuarios/me/segundo-fator/desafios') return { senha }
  if (at[0] === 'chave') return { chave }
  if (route !== 'PUT /admin/instituicao') return {}
  board.app.instituicao.expire()
  await board.app.instituicao.refresh()
  return { versao: board.app.instituicao.lida.versao }
}

const listaOf = ({ at }: Place) => (at[0] === 'cursos' ? 'departamentos' : 'locais')

/** A new person for each place, from their own address, so that no limit comes before the attack. */
const createAttacker = async (place: Place) => {
  const { route, at } = place
  people += 1
  const { may, body = {} } = operacoes[route] ?? expect.fail(`${route} has no rule`)
  const as = await createPersonOf(may)
  const outra = await board.createAluno()
  const autora = may === 'author' ? as : await board.createProfessor()
  const vaga = await createVaga(board.db, { autorId: autora.id })
  const isOwn = /retirada$|^PUT .*respostas$/.test(route)
  const candidato = isOwn ? as : outra
  const candidatura = await createCandidatura(route, vaga.id, candidato.id, autora)
  const acted = operacoes[route]?.id === 'candidatura' ? candidatura : vaga.id
  const answers = /^(POST|PUT) \/candidaturas\/vaga\/\{id\}(\/respostas)?$/.test(route)
  const respostas = answers && { respostas: await createRespostas(vaga.id) }
  const busca = route.includes('/buscas/{id}') && (await createBusca(as))
  const ofPerson = /^\w+ \/(users|mensagens|rede|interesses)/.test(route)
  const valid = typeof body === 'function' ? body(outra.id, candidatura) : respostas ? { ...body, ...respostas } : body
  return {
    id:
      busca ||
      ((await createOfAdministracao(route, listaOf(place))) ??
        (ofPerson ? (may === 'self' ? as.id : outra.id) : acted)),
    body: Array.isArray(valid)
      ? valid
      : { ...valid, ...(at[0] === 'antes' && { antes: valid }), ...(await moreOf(place)) },
    headers: {
      ...(may !== 'all' && { authorization: `Bearer ${await board.tokenOf(as)}` }),
      'x-forwarded-for': `198.51.${Math.floor(people / 250)}.${people % 250}`,
    },
  }
}

type Attacker = Awaited<ReturnType<typeof createAttacker>>

/** A lone surrogate has no encoding. */
const encode = (payload: string) => encodeURIComponent(payload.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** A different account each time: sign-ins are counted per account, and an account registers once. */
const withFreshEmail = (body: object) =>
  'email' in body && String(body.email).includes('@') ? { ...body, email: `${randomUUID()}@puc.example` } : body

const send = async (place: Place, { id, body, headers }: Attacker, payload: string | null) => {
  const { route, where, at } = place
  const [method = 'GET', path = ''] = route.split(' ')
  const [name = ''] = at
  const inPath = where === 'path' && payload !== null ? encode(payload) : id
  const query = where === 'query' && payload !== null ? `?${name}=${encode(payload)}` : ''
  const sent = where === 'body' && payload !== null ? withText(withFreshEmail(body), at, payload) : withFreshEmail(body)
  return board.app.inject({
    method: method as 'GET',
    url:
      path.replace('{lista}', where === 'path' ? '{lista}' : listaOf(place)).replace(/\{\w+\}/g, String(inPath)) +
      query,
    headers: { ...headers, ...(where === 'header' && payload !== null && { [name]: payload }) },
    ...(method !== 'GET' && method !== 'DELETE' && { payload: sent as object }),
  })
}

const isHarmless = ({ statusCode, headers }: Awaited<ReturnType<typeof send>>): boolean =>
  statusCode < 500 &&
  headers['x-injetado'] === undefined &&
  headers['x-content-type-options'] === 'nosniff' &&
  !String(headers['content-type']).includes('html')

const specification = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8')

/** Sentences with a full stop, unless the specification quotes them without; none quotes a pattern. */
const speaks = ({ statusCode, body }: Awaited<ReturnType<typeof send>>, payload: string): boolean => {
  if (statusCode !== 422) return true
  const { detail }: { detail: string | Array<{ msg: string }> } = JSON.parse(body)
  const sentences = typeof detail === 'string' ? [detail] : detail.map(({ msg }) => msg)
  return sentences.every(
    each =>
      specification.includes(`'${each}'`) ||
      (each.endsWith('.') && !/[\\^$]|padrão|esper/.test(each.replace(payload, ''))),
  )
}

/** A client cannot send other characters in a header, and no handler gets them. */
const fits = ({ where }: Place, payload: string) => where !== 'header' || /^[\t\x20-\x7E\x80-\xFF]*$/.test(payload)

/**
 * Whether other people read the text. Passwords, tokens and the former texts of an edit are only compared, and so is the
 * e-mail of a request for a mail. The words of a saved search are its owner's.
 */
const isRead = ({ where, at }: Place) =>
  where === 'body' &&
  !/senha|password|token|prova|email|^(vinculo|transacao|resposta|filtro\.busca)$|antes\.(?!.*(tipo|pedido)$)/.test(
    at.join('.'),
  )

const reverses = (payload: string) => payload.includes('\u202E')

const isTaken = ({ statusCode }: Awaited<ReturnType<typeof send>>) => ![400, 422].includes(statusCode)

/** Titles are sentences: `%s` does not quote. */
const titled = (some: Place[]) => some.map(place => [place.where, place.at.join('.'), place.route, place] as const)

describe('attack strings', () => {
  test('cover the places of the document', () => {
    expect(places.length).toBeGreaterThan(60)
  })

  test.each(titled(places))('cause no failure in %s %s of %s', async (_where, _at, _route, place) => {
    const attacker = await createAttacker(place)
    if (place.where === 'body') {
      // If the schema refused the example, it would keep every payload from the handler. There is no case and no provider
      // here, and no session with a row for a device: each is looked for after the text was checked.
      const absent = /contestacao$|universidade/.test(place.route)
        ? [404]
        : place.route.endsWith('aparelho')
          ? [409]
          : []
      expect([200, 201, 202, 204, 400, 401, 403, ...absent]).toContain(
        (await send(place, await createAttacker(place), null)).statusCode,
      )
      expect(withText(attacker.body, place.at, '')).not.toEqual(attacker.body)
    }
    const fell = []
    for (const payload of payloads.filter(one => fits(place, one))) {
      const response = await send(place, attacker, payload)
      if (
        !isHarmless(response) ||
        !speaks(response, payload) ||
        (isRead(place) && reverses(payload) && isTaken(response))
      )
        fell.push({ payload: payload.slice(0, 60), status: response.statusCode })
    }
    expect(fell).toEqual([])
  })

  test('leave the board as it was', async () => {
    const { status, body } = await board.call('GET /vagas', { as: await board.createAluno() })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain('senha_hash')
  })
})
