import { expect, test } from 'vitest'
import { periodosAte } from './periodos.ts'

test('lists the periodos from 2018.1 to the current one, newest first', () => {
  expect(periodosAte(new Date(2019, 5, 30))).toEqual(['2019.1', '2018.2', '2018.1'])
  expect(periodosAte(new Date(2019, 6, 1))).toEqual(['2019.2', '2019.1', '2018.2', '2018.1'])
})
