import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Percurso } from './Percurso.tsx'

test.each([
  ['RECEBIDA', false, 'Sua candidatura, etapa 1 de 4: Recebida', 3],
  ['EM_ANALISE', false, 'Sua candidatura, etapa 2 de 4: Em análise', 3],
  ['ENTREVISTA', false, 'Sua candidatura, etapa 3 de 4: Entrevista', 3],
  ['APROVADA', false, 'Sua candidatura, etapa 4 de 4: Aprovada', 3],
  ['NAO_SELECIONADA', false, 'Sua candidatura, etapa 4 de 4: Não selecionada', 3],
  ['EM_ANALISE', true, 'Sua candidatura, etapa 2 de 4: Em análise, seleção finalizada', 1],
  ['RETIRADA', false, 'Sua candidatura: Retirada', 0],
] as const)('draws and says how far %s has come, if the selection is over: %s', (etapa, parou, words, lines) => {
  const { container } = render(<Percurso etapa={etapa} parou={parou} />)
  expect(container.textContent).toBe(words)
  // The line ends where the candidatura goes no further.
  expect(container.querySelectorAll('path')).toHaveLength(lines)
})
