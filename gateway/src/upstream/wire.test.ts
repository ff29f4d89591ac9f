import { describe, expect, it } from 'vitest'
import { count, day, flag, id, instant, number, text, whole } from './wire.ts'
import { toAvatarUrl } from './pessoas.ts'
import { toTipoDeVaga } from './tipos.ts'
import { toSituacao } from './historicos.ts'

const read = (schema: { safeParse(value: unknown): { success: boolean; data?: unknown } }, value: unknown) => {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : 'refused'
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
  ])('is read, or refused: case %#', (schema, value, expected) => {
    expect(read(schema, value)).toBe(expected)
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
    expect(instant.parse(written)?.toISOString()).toBe(expected)
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
    expect(day.parse(written)).toBe(expected)
  })
})

describe('the address of a portrait', () => {
  it.each([
    [null, null],
    ['', null],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['avatares/a.webp', '/avatares/a.webp'],
    ['/avatares/a.webp?v=1', '/avatares/a.webp?v=1'],
    ['/uploads/a.png', '/avatares/~/uploads/a.png'],
    ['http://127.0.0.1:3001/avatares/a.webp', '/avatares/a.webp'],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,xx', null],
    ['//evil.example/a.png', '/avatares/~/a.png'],
    ['http://', null],
  ])('%s becomes %s', (avatar, expected) => {
    expect(toAvatarUrl(avatar)).toBe(expected)
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
    ['Serviço público', 'MONITORIA'],
    ['Colaboração', 'MONITORIA'],
    [null, 'MONITORIA'],
  ])('named %s is %s', (nome, tipo) => {
    expect(toTipoDeVaga(nome)).toBe(tipo)
  })
})

describe('how a course ended', () => {
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
