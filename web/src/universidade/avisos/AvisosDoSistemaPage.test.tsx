import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { today } from '../../ui/fuso.ts'
import { openAdministracao } from '../testing/openAdministracao.ts'

const url = '/admin/avisos'
const aviso = (codigo: string, changes: object = {}) => ({
  id: `aviso-${codigo}`,
  codigo,
  texto: 'O mural para no sábado.',
  para: null,
  de: '2026-01-01',
  ate: '2031-12-31',
  ...changes,
})
const open = (avisosDoSistema: object[]) => openAdministracao(url, { Administracao: () => ({ avisosDoSistema }) })

const texto = () => screen.getByLabelText(/^Aviso/, { selector: 'textarea' })

test('says to whom and on which days each is shown', async () => {
  await open([
    aviso('3', { de: '2031-12-30', para: 'ESTUDANTE' }),
    aviso('2'),
    aviso('1', { ate: '2026-01-02', para: 'PROFESSOR' }),
  ])
  const rows = within(screen.getByRole('table', { name: 'avisos do sistema' }))
    .getAllByRole('row')
    .slice(1)
  expect(
    rows.map(row =>
      within(row)
        .getAllByRole('cell')
        .slice(1, 4)
        .map(cell => cell.textContent),
    ),
  ).toEqual([
    ['Estudantes', '30/12/2031 a 31/12/2031', 'Agendado'],
    ['Todos', '01/01/2026 a 31/12/2031', 'No ar'],
    ['Professores', '01/01/2026 a 02/01/2026', 'Encerrado'],
  ])
})

test('publishes a new one for a role, after what is missing was said at its field', async () => {
  const opened = await open([])
  screen.getByText('Nenhum aviso até agora')
  await opened.user.click(screen.getByRole('button', { name: 'Novo aviso' }))
  await opened.user.click(screen.getByRole('button', { name: 'Publicar' }))
  expect(document.activeElement).toBe(texto())
  await opened.user.type(texto(), 'O mural para.')
  await opened.user.selectOptions(screen.getByLabelText('Quem vê'), 'Professores')
  await opened.user.click(screen.getByRole('button', { name: 'Publicar' }))
  expect(opened.variables('usePublicarAvisoMutation')).toEqual({
    input: { codigo: null, texto: 'O mural para.', para: 'PROFESSOR', de: today(), ate: today() },
  })
})

test('changes one that is there, and asks before it leaves', async () => {
  const opened = await open([aviso('3')])
  await opened.user.click(screen.getByRole('button', { name: 'Mudar: O mural para no sábado.' }))
  await opened.user.type(texto(), ' À noite.')
  await opened.user.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(opened.variables('usePublicarAvisoMutation')?.['input']).toMatchObject({
    codigo: '3',
    texto: 'O mural para no sábado. À noite.',
  })
  await opened.user.click(screen.getByRole('button', { name: 'Voltar' }))
  await opened.user.click(screen.getByRole('button', { name: 'Excluir: O mural para no sábado.' }))
  await opened.user.click(screen.getByRole('button', { name: 'Excluir' }))
  expect(opened.variables('RetirarAvisoDialogMutation')).toEqual({ input: { codigo: '3' } })
})
