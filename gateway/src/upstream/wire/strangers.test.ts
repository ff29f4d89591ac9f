import { describe, expect, it } from 'vitest'
import { toVaga } from '../models/vaga.ts'
import { list, object, rows, text } from './fields.ts'
import { findStrangers } from './strangers.ts'

const toNomes = (body: unknown) => rows(body, 'vagas', row => text(object(row), 'titulo'))

describe('findStrangers', () => {
  it('finds nothing in a body of the contract, with missing fields and with new ones', () => {
    expect(findStrangers({ id: 1, titulo: 'a', prazo: null, novidade: true }, toVaga)).toEqual([])
  })

  it.each([
    [{ departamento: { id: 1 } }, 'departamento, not department'],
    [{ criadoEm: '2026-03-09' }, 'criadoEm, not criado_em'],
    [{ Título: 'a' }, 'Título, not titulo'],
    [{ interesse: [] }, 'interesse, not interesses'],
  ])('finds the misspelt field of %j', (field, sentence) => {
    expect(findStrangers({ id: 1, ...field }, toVaga)).toEqual([`the body: has ${sentence}`])
  })

  it('takes no field for a misspelling of one that is there', () => {
    expect(findStrangers({ id: 1, department: { id: 1, name: 'a' }, departamento: 'a' }, toVaga)).toEqual([])
  })

  it('names the place, once for all rows', () => {
    const body = {
      vagas: [
        { id: 1, title: 'a' },
        { id: 2, title: 'b' },
      ],
    }
    expect(findStrangers(body, toNomes)).toEqual(['vagas[]: has id, title, not titulo'])
    const nested = { id: 1, tipo: { codigo: 1, descricao: 'a' } }
    expect(findStrangers(nested, toVaga)).toEqual(['tipo: has codigo, descricao, not id, nome, name'])
  })

  it('tells by the fields that were read before one that does not fit', () => {
    expect(findStrangers({ codigo: 1, nome: 'a' }, toVaga)).toEqual([
      'the body: has codigo, nome, not prazo, status, tipo, id',
    ])
  })

  it('knows nothing of an empty list, and takes the names of a map for data', () => {
    expect(findStrangers([], body => rows(body, null, toVaga))).toBeNull()
    expect(findStrangers({ vagas: [], total: 0 }, toNomes)).toBeNull()
    expect(findStrangers([{ id: 1 }], body => rows(body, null, toVaga))).toEqual([])
    const toGrupos = (body: unknown) => Object.keys(object(body)).map(name => list(object(body), name, toVaga))
    expect(findStrangers({ Saúde: [{ id: 1 }] }, toGrupos)).toEqual([])
  })

  it('reads the first rows of a long list, and short pieces of long names', () => {
    const many = { vagas: Array.from({ length: 5000 }, () => ({ ['x'.repeat(100_000)]: 1 })) }
    expect(findStrangers(many, toNomes)).toEqual([`vagas[]: has ${'x'.repeat(40)}, not titulo`])
  })
})
