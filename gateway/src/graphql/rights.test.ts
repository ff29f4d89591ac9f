import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { lines } from '../testing/operations/rights.ts'
import { restricted } from './rights.ts'

/*
 * Each restricted field of a vaga that the gateway has read: who may not read it costs no further call. Over the API, and
 * by the id alone: autorizacao.attack.test.ts.
 */

const ids = {
  vaga: globalId('Vaga', '12'),
  codigo: '12',
  pessoa: '8',
  candidatura: globalId('Candidatura', '12.31'),
  codigoDaCandidatura: '31',
  eu: '7',
}
/** Included in the list of the own vagas. */
const inLists = new Set(['Vaga.totalDeCandidatos', 'Vaga.candidatosNovos'])
const ofVaga = restricted.filter(name => name.startsWith('Vaga.'))
/** The field with what is below it. */
const fieldOf = (name: string) => {
  const { text = '' } = lines[name] ?? {}
  const written = typeof text === 'function' ? text(ids) : text
  return /^\{ vaga\(codigo: "12"\) \{ (.*) \} \}$/s.exec(written)?.[1] ?? ''
}
const queryOf = (name: string) => `{ vaga(codigo: "12") { titulo ${fieldOf(name)} } }`

const minha = { id: 12, titulo: 'Monitoria', meu_papel: 'autor', autor: { id: 9, usuario: 'Rita' } }
const alheia = { ...minha, meu_papel: null, autor: { id: 50, usuario: 'Rui' } }
const alone = 'GET /vagas/12'
const list = 'GET /vagas?skip=0&limit=20'
const own = 'GET /vagas/professor'

const codesOf = async (query: string, token: string, script: Record<string, unknown>) => {
  const { execute, calls } = createTestGateway(script)
  const { codes } = await execute(query, {}, { token })
  return { codes, calls }
}

describe.each(ofVaga)('%s', name => {
  const query = queryOf(name)

  it('is FORBIDDEN for a professor who does not manage it, without a call', async () => {
    expect(await codesOf(query, professora, { [alone]: alheia })).toEqual({ codes: ['FORBIDDEN'], calls: [alone] })
    // A base upstream names only the author.
    const { meu_papel: _, ...base } = alheia
    expect(await codesOf(query, professora, { [alone]: base })).toEqual({ codes: ['FORBIDDEN'], calls: [alone] })
  })

  it('costs no call for each vaga of a list', async () => {
    const inList = query
      .replace('vaga(codigo: "12")', 'viewer { minhasVagas { edges { node')
      .replace(/\} \}$/, '} } } } }')
    const { codes, calls } = await codesOf(inList, professora, { [own]: { vagas: [minha, { ...minha, id: 13 }] } })
    expect(new Set(codes)).toEqual(new Set(inLists.has(name) ? [] : ['TOO_MANY_CALLS']))
    expect(calls).toEqual([own])
  })
})

const notForStudents = ofVaga.filter(name => !lines[name]?.may.includes('aluno'))

it.each(notForStudents)('%s is FORBIDDEN for a student, without a call', async name => {
  const query = queryOf(name)
  expect(await codesOf(query, aluna, { [alone]: minha })).toEqual({ codes: ['FORBIDDEN'], calls: [alone] })
  const inList = query.replace('vaga(codigo: "12")', 'vagas { edges { node').replace(/\} \}$/, '} } } }')
  const listed = await codesOf(inList, aluna, { [list]: { vagas: [minha, alheia], total: 2 } })
  expect(listed).toEqual({ codes: ['FORBIDDEN', 'FORBIDDEN'], calls: [list] })
})
