import { expect, test } from 'vitest'
import { seal, unseal } from './cofre.ts'

const sealed = seal('uma chave', 7, 'JBSWY3DPEHPK3PXP')

test('opens with the key that sealed it, also once it is an earlier one', () => {
  expect(sealed).not.toContain('JBSWY3DP')
  expect(unseal(['uma chave'], 7, sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal(['a nova', 'uma chave'], 7, sealed)).toBe('JBSWY3DPEHPK3PXP')
})

test('opens neither with another key, nor for another account, nor changed', () => {
  expect(unseal(['outra'], 7, sealed)).toBeNull()
  expect(unseal(['uma chave'], 8, sealed)).toBeNull()
  expect(unseal(['uma chave'], 7, `${sealed.slice(0, -2)}AA`)).toBeNull()
})
