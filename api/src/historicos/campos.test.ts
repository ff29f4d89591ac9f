import { expect, test } from 'vitest'
import { isIllegible } from './campos.ts'

test.each(['Cálculo\uFFFD', 'Cálculo\u0007', '\u202Eolucláo', '\u2066Cálculo\u2069'])('%j is illegible', text => {
  expect(isIllegible(text)).toBe(true)
})

test.each(['Cálculo I', 'Introdução à Análise – Parte 2', 'C++'])('%j is legible', text => {
  expect(isIllegible(text)).toBe(false)
})
