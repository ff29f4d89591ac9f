import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '../../testing/renderRoute.tsx'

test.each(['aluno', 'professor'] as const)(
  'shows the sentences of the administration to a signed-in %s',
  async como => {
    const avisosDoSistema = [{ id: 'aviso-1', texto: 'O mural para no sábado.' }]
    await renderRoute(
      como === 'aluno' ? '/opportunities' : '/professor',
      { Viewer: () => ({ avisosDoSistema }) },
      { como },
    )
    expect(screen.getByRole('main').textContent).toContain('O mural para no sábado.')
  },
)
