import { describe, expect, it } from 'vitest'
import { toSituacao } from '../historicos.ts'
import { toTipoDeVaga } from '../tipos.ts'
import { Misfit, allRows, count, day, flag, id, instant, list, nested, number, object } from './fields.ts'
import { optionalId, readBody, requiredInstant, requiredText, rows, text, tryRead, whole } from './fields.ts'
import type { Read, Row } from './fields.ts'

/** The value of one field, or 'refused'. */
function read(field: (row: Row, key: string) => unknown, value: unknown): unknown {
  const found = tryRead({ value }, body => ({ value: field(object(body), 'value') }))
  return found ? found.value : 'refused'
}

describe('a field of the wire', () => {
  it.each([
    [text, null, null],
    [text, undefined, null],
    [text, '', null],
    [text, 12, '12'],
    [text, {}, 'refused'],
    [id, 12, '12'],
    [id, '12', '12'],
    [id, '12a', 'refused'],
    [id, -1, 'refused'],
    [id, null, 'refused'],
    [number, '12,5', 12.5],
    [number, ' ', null],
    [number, '1.200,50', 'refused'],
    [number, 'Infinity', 'refused'],
    [whole, 2.6, 3],
    [whole, 1e12, 'refused'],
    [count, null, 0],
    [count, -3, 0],
    [flag, 1, true],
    [flag, 'false', false],
    [flag, 'yes', 'refused'],
    [text, [], 'refused'],
    [text, Number.POSITIVE_INFINITY, 'refused'],
    [requiredText, '', ''],
    [requiredText, 12, 'refused'],
    [requiredText, null, 'refused'],
    [id, 0, '0'],
    [id, 1.5, 'refused'],
    [id, 2 ** 53, 'refused'],
    [id, '1'.repeat(19), 'refused'],
    [id, ['1'], 'refused'],
    [optionalId, null, null],
    [optionalId, '', 'refused'],
    [number, undefined, null],
    [number, ' -1.5 ', -1.5],
    [number, '', null],
    [number, '1e3', 'refused'],
    [number, '9'.repeat(400), 'refused'],
    [number, true, 'refused'],
    [whole, 2 ** 31 - 1, 2 ** 31 - 1],
    [whole, 2 ** 31, 'refused'],
    [count, 'many', 'refused'],
    [flag, '0', false],
    [flag, 2, 'refused'],
    [instant, null, null],
    [instant, '', null],
    [instant, ' ', 'refused'],
    [instant, 1741539600, 'refused'],
    [requiredInstant, null, 'refused'],
    [day, '', null],
    [day, 20261231, 'refused'],
  ])('is read or refused: case %#', (field, value, expected) => {
    expect(read(field, value)).toBe(expected)
  })

  it.each([
    ['2026-03-09T14:00:00-03:00', '2026-03-09T17:00:00.000Z'],
    ['2026-03-09T14:00:00Z', '2026-03-09T14:00:00.000Z'],
    ['2026-03-09T14:00:00+0530', '2026-03-09T08:30:00.000Z'],
    ['2026-03-09 14:00:00.123456', '2026-03-09T17:00:00.123Z'],
    ['2026-03-09T14:00', '2026-03-09T17:00:00.000Z'],
    ['2026-03-09', '2026-03-09T03:00:00.000Z'],
    // Summer time, which the country had until 2019.
    ['2018-12-25T12:00:00', '2018-12-25T14:00:00.000Z'],
  ])('%s is the instant %s', (written, expected) => {
    expect(read(instant, written)).toEqual(new Date(expected))
  })

  it.each(['yesterday', '09/03/2026', '2026-13-01', '2026-03-09T25:00:00', '1741539600'])(
    '%s is no instant',
    written => {
      expect(read(instant, written)).toBe('refused')
      expect(read(day, written)).toBe('refused')
    },
  )

  it.each([
    ['2026-12-31', '2026-12-31'],
    ['2026-12-31T00:00:00', '2026-12-31'],
    ['2026-12-31T23:59:59-03:00', '2026-12-31'],
    ['2027-01-01T02:59:59Z', '2026-12-31'],
  ])('%s is the day %s', (written, expected) => {
    expect(read(day, written)).toBe(expected)
  })
})

const toNome = (body: unknown) => requiredText(object(body), 'nome')
const toGrupo = (body: unknown) => list(object(body), 'itens', toNome)

/** The misfit of a body as logged, or its value with the misfits of the rows left out. */
function take<T>(body: unknown, reader: Read<T>): unknown {
  try {
    const { value, puladas } = readBody(body, reader)
    return [value, ...puladas.map(String)]
  } catch (error) {
    if (error instanceof Misfit) return String(error)
    throw error
  }
}

describe('a list of the wire', () => {
  const [um, dois, odd] = [{ nome: 'um' }, { nome: 'dois' }, { nome: 3 }]

  it.each([
    ['is read row by row', [um, dois], [['um', 'dois']]],
    ['may be empty', [], [[]]],
    ['leaves out a row that does not fit', [um, odd, dois], [['um', 'dois'], '1.nome: not a text']],
    ['fails if none of several rows fits', [odd, null], '0.nome: not a text'],
    ['is empty if its one row does not fit', [odd], [[], '0.nome: not a text']],
    ['must be there', null, '(body): not a list'],
    ['is no object', { 0: um }, '(body): not a list'],
  ])('%s', (_, body, expected) => {
    expect(take(body, each => rows(each, null, toNome))).toEqual(expected)
  })

  it.each([
    ['is found at its key', { itens: [um, odd] }, [['um'], 'itens.1.nome: not a text']],
    ['must be there as well', { nope: 1 }, 'itens: not a list'],
    ['needs an object around it', [um], '(body): not an object'],
  ])('%s', (_, body, expected) => {
    expect(take(body, each => rows(each, 'itens', toNome))).toEqual(expected)
  })

  it.each([
    ['is empty when it is missing', {}, [[]]],
    ['is empty when it is null', { itens: null }, [[]]],
    ['is nothing else', { itens: 'um' }, 'itens: not a list'],
  ])('within a row %s', (_, body, expected) => {
    expect(take(body, toGrupo)).toEqual(expected)
  })

  it('names the path of each row left out, and drops the inner ones of a row that is left out', () => {
    const body = { grupos: [{ itens: [odd, um] }, { itens: [odd, odd] }, { itens: [um, odd], dentro: 1 }] }
    const toGrupoInteiro = (each: unknown) => [toGrupo(each), nested(object(each), 'dentro', object)]
    expect(
      take({ a: body }, each => nested(object(each), 'a', inner => rows(inner, 'grupos', toGrupoInteiro))),
    ).toEqual([
      [[['um'], null]],
      'a.grupos.0.itens.0.nome: not a text',
      'a.grupos.1.itens.0.nome: not a text',
      'a.grupos.2.dentro: not an object',
    ])
  })

  it('that must be complete fails at its first bad row', () => {
    expect(take([um, odd, null], each => allRows(each, toNome))).toBe('1.nome: not a text')
    expect(take([um, dois], each => allRows(each, toNome))).toEqual([['um', 'dois']])
  })

  it('fails if more rows are broken than a mistake explains', () => {
    const broken = Array.from({ length: 1001 }, () => odd)
    expect(take([um, ...broken], each => rows(each, null, toNome))).toBe('1.nome: not a text')
    expect(take([um, ...broken.slice(1)], each => rows(each, null, toNome))).toHaveLength(1001)
  })

  it('does not hide a bug', () => {
    const broken = () => {
      throw new TypeError('bug')
    }
    expect(() => readBody([um], each => rows(each, null, broken))).toThrow(TypeError)
    expect(() => tryRead([um], each => allRows(each, broken))).toThrow(TypeError)
  })

  it('keeps the rows left out of the outer body when a part is read with tryRead', () => {
    const tries = (row: unknown) => {
      tryRead(row, each => rows(each, null, toNome))
      return toNome(row)
    }
    const { value, puladas } = readBody([odd, um, odd, dois], each => rows(each, null, tries))
    expect(value).toEqual(['um', 'dois'])
    expect(puladas.map(String)).toEqual(['0.nome: not a text', '2.nome: not a text'])
  })

  it('starts over with every body, also after one that failed', () => {
    take([um, odd, { nome: 'três' }], each => [rows(each, null, toNome), id(object(each), 'id')])
    expect(take([um], each => rows(each, null, toNome))).toEqual([['um']])
  })
})

describe('the kind of a vaga', () => {
  it.each([
    ['Monitoria', 'MONITORIA'],
    ['INICIAÇÃO CIENTÍFICA', 'INICIACAO_CIENTIFICA'],
    ['iniciacao_cientifica', 'INICIACAO_CIENTIFICA'],
    ['Bolsa de pesquisa', 'INICIACAO_CIENTIFICA'],
    ['IC', 'INICIACAO_CIENTIFICA'],
    ['Trainee', 'ESTAGIO'],
    ['Auxílio', 'BOLSA'],
    ['Empresa Júnior', 'EMPRESA_JR'],
    ['empresa_jr', 'EMPRESA_JR'],
    ['Jr', 'EMPRESA_JR'],
    ['Laboratório', 'LABORATORIO'],
    ['Lab', 'LABORATORIO'],
    // Whole words only: 'ic' stands within the first, 'lab' within the second.
    ['Serviço público', 'OUTRO'],
    ['Colaboração', 'OUTRO'],
    ['Extensão', 'OUTRO'],
    [null, 'MONITORIA'],
    ['  ', 'MONITORIA'],
  ])('named %s is %s', (nome, tipo) => {
    expect(toTipoDeVaga(nome)).toBe(tipo)
  })
})

describe('the outcome of a course', () => {
  it.each([
    ['AP', 'APROVADO'],
    ['aprovado por nota', 'APROVADO'],
    ['RP', 'REPROVADO'],
    ['Reprovado', 'REPROVADO'],
    ['RM', 'REPROVADO'],
    ['rf ', 'REPROVADO'],
    ['CR', 'CURSANDO'],
    ['Em curso', 'CURSANDO'],
    ['Matriculada', 'CURSANDO'],
    ['Crédito concedido', 'OUTRA'],
    ['Trancado', 'OUTRA'],
    [null, 'OUTRA'],
  ])('%s is %s', (written, situacao) => {
    expect(toSituacao(written)).toBe(situacao)
  })
})
