import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidatura, open } from '../testing/openMinhaVaga.ts'
import './RespostaAtrasada.tsx'

test('says that the promised answer is late, and how many have no decision', async () => {
  const { unmount } = await open({ respostaAte: '2020-12-12' }, [
    candidatura('7', 'Ana Souza', { etapa: 'RECEBIDA' }),
    candidatura('8', 'Beto Lima', { etapa: 'ENTREVISTA' }),
    candidatura('9', 'Caio Reis', { etapa: 'APROVADA' }),
    candidatura('10', 'Dora Lima', { etapa: 'RETIRADA' }),
  ])
  const atraso = /^Resposta prometida/
  expect((await screen.findByText(atraso)).textContent).toBe(
    'Resposta prometida até 12 de dezembro de 2020: 2 sem decisão',
  )
  unmount()
  await open({ respostaAte: '2099-12-12' }, [candidatura('7', 'Ana Souza', { etapa: 'RECEBIDA' })])
  expect(screen.queryByText(atraso)).toBeNull()
})
