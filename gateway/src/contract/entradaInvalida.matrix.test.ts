import { readFileSync } from 'node:fs'
import { getNamedType, isInputObjectType, isUnionType } from 'graphql'
import type { GraphQLField } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { candidaturas } from '@board/api/src/db/schema.ts'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createVaga } from '@board/api/src/testing/createVaga.ts'
import { schema } from '../graphql/schema.ts'
import { createApiGateway } from '../testing/createApiGateway.ts'
import { globalId } from '../testing/createTestGateway.ts'
import { invalidInputs } from '../testing/operations/invalidInputs.ts'
import type { InvalidInput, World } from '../testing/operations/invalidInput.ts'

/*
 * All fields of each input with a bad value at once, over the embedded API: the refusal names each of them. Only a field
 * that the API refuses before the others has a request of its own.
 */

let board: TestApp
let ask: ReturnType<typeof createApiGateway>['ask']
beforeAll(async () => {
  board = await createTestApp()
  ask = createApiGateway(board).ask
})
afterAll(() => board.close())

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ type }) => {
  const result = getNamedType(type)
  return isUnionType(result) && result.getTypes().some(({ name }) => name === 'EntradaInvalida')
})

function fieldsOf({ args }: GraphQLField<unknown, unknown>) {
  const input = args[0] && getNamedType(args[0].type)
  return isInputObjectType(input) ? input.getFields() : {}
}

/** Ids have their own tests (referencia.test.ts); a Boolean or an enum has no bad value that the schema takes. */
const takesAll = (type: string) => ['ID', 'Boolean'].includes(type)

it('has a bad value for every field', () => {
  const missing = mutations.flatMap(mutation =>
    Object.values(fieldsOf(mutation)).flatMap(({ name, type }) => {
      const named = getNamedType(type)
      const cases = invalidInputs.filter(each => each.mutation === mutation.name)
      const isThere = cases.some(({ bad, free = [] }) => name in bad || free.includes(name))
      return isThere || takesAll(named.name) || 'getValues' in named ? [] : [`${mutation.name}.${name}`]
    }),
  )
  expect(missing).toEqual([])
})

/** New people and a new vaga for each attempt, so that no limit comes before the refusal. */
async function createWorld(papel: InvalidInput['papel']): Promise<World> {
  const [aluno, outro, professor] = [
    await board.createAluno(),
    await board.createAluno(),
    await board.createProfessor(),
  ]
  const { id } = await createVaga(board.db, { autorId: professor.id })
  const perguntas = [{ texto: 'Por que esta vaga?', tipo: 'texto_curto', obrigatoria: true }]
  const body = { perguntas, arquivo: { pedido: 'opcional' } }
  await board.call(`PUT /vagas/${id}/perguntas`, { as: professor, body })
  const [row] = await board.db.insert(candidaturas).values({ vagaId: id, candidatoId: outro.id }).returning()
  return {
    as: papel === 'administrador' ? await board.createAdministrador() : papel === 'aluno' ? aluno : professor,
    vaga: globalId('Vaga', String(id)),
    pergunta: globalId('Pergunta', `${id}.1`),
    candidatura: globalId('Candidatura', `${id}.${row?.id}`),
  }
}

/** The result with some of the bad values. */
async function send({ mutation, papel, good, bad }: InvalidInput, campos: string[]) {
  const world = await createWorld(papel)
  const values = campos.map(campo => [campo, bad[campo]] as const)
  const input: Record<string, unknown> = {
    ...good(world),
    ...Object.fromEntries(values.map(([campo, value]) => [campo, typeof value === 'function' ? value(world) : value])),
  }
  return execute(world.as, mutation, input)
}

function execute(as: Usuario, mutation: string, input: Record<string, unknown>) {
  const field = mutations.find(({ name }) => name === mutation) ?? expect.fail(`${mutation} is never EntradaInvalida`)
  const given = Object.values(fieldsOf(field)).filter(({ name }) => name in input)
  const variables = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const fields = given.map(({ name }) => `${name}: $${name}`).join(', ')
  const document = `mutation (${variables}) { ${mutation}(input: { ${fields} }) {
    __typename ... on EntradaInvalida { mensagem campos { campo mensagem } } } }`
  const { arquivo } = input
  return ask(as, document, input, arquivo instanceof File ? arquivo : undefined)
}

const specification = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8')

/** The specification quotes some sentences without a full stop. */
const isSentence = (text: string) => /^[“\p{Lu}].*[.!]$/su.test(text) || specification.includes(`'${text}'`)

/** Parts of regular expressions, and what validators say in English. */
const isMachine = (text: string) => /[\\^$[\]]|\b(must|invalid|expected|pattern|padrão)\b/i.test(text)

describe.each(invalidInputs.map(each => [each.mutation, each.papel, each] as const))('%s of a %s', (name, _, given) => {
  const { bad, alone = [] } = given
  const together = Object.keys(bad).filter(field => !alone.includes(field))

  it.each([...alone.map(field => [field]), together].filter(wrong => wrong.length > 0).map(wrong => [wrong]))(
    'names %j',
    async wrong => {
      const { data } = await send(given, wrong)
      const { __typename, mensagem, campos = [] } = data?.[name] ?? {}
      expect(__typename).toBe('EntradaInvalida')
      for (const field of wrong) {
        const named = campos.filter(({ campo }: { campo: string }) => campo === field || campo.startsWith(`${field}.`))
        expect(named, `${field} in ${JSON.stringify(campos)}`).not.toEqual([])
      }
      const sentences: string[] = campos.map((each: { mensagem: string }) => each.mensagem)
      expect(sentences.filter(each => !isSentence(each) || isMachine(each))).toEqual([])
      // That of many fields is cut at a length.
      if (wrong.length < 5) expect(mensagem).toMatch(/[.!]$/)
    },
  )
})
