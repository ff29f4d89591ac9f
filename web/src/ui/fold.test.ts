import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test('folds case, accents and spare spaces', () => {
  expect(fold('  ROBOTICA   Educacional ')).toBe(fold('Robótica educacional'))
  expect(fold('Redes')).not.toBe(fold('Rede'))
})
