import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EtapaAtual } from './EtapaAtual.tsx'

test.each([
  ['EM_ANALISE', true, /^A seleção foi finalizada\. Uma resposta sobre/],
  ['APROVADA', true, /^Parabéns/],
  ['EM_ANALISE', false, /avisamos quando houver novidade/],
] as const)('says what %s means to the student, if the selection is over: %s', (etapa, finalizada, frase) => {
  render(<EtapaAtual etapa={etapa} finalizada={finalizada} />)
  expect(screen.getByText(frase)).toBeTruthy()
})
