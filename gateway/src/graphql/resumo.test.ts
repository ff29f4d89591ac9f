import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway } from '../testing/createTestGateway.ts'

describe('resumo', () => {
  const resumoDe = async (descricao: unknown) => {
    const { execute } = createTestGateway({ 'GET /vagas/12': { id: 12, descricao } })
    return (await execute('{ vaga(codigo: "12") { resumo } }', {}, { token: aluna })).data.vaga.resumo
  }
  const words = (count: number) => Array.from({ length: count }, () => 'palavra').join(' ')

  it('is a short description on one line, and null without one', async () => {
    expect(await resumoDe(' Ajude os calouros.\n\n\tÀs quintas. ')).toBe('Ajude os calouros. Às quintas.')
    expect(await resumoDe(words(30))).toBe(words(30))
    expect(await resumoDe(null)).toBeNull()
  })

  it('is cut at a word, without the punctuation before the cut', async () => {
    expect(await resumoDe(words(1000))).toBe(`${words(30)}…`)
    expect(await resumoDe(`${words(29)}, ${words(9)}`)).toBe(`${words(29)}…`)
  })

  it('is cut within a word only if that word is too long, and never within a character', async () => {
    expect(await resumoDe('x'.repeat(300))).toBe(`${'x'.repeat(239)}…`)
    expect(await resumoDe(`${'x'.repeat(238)}😀😀`)).toBe(`${'x'.repeat(238)}…`)
  })
})
