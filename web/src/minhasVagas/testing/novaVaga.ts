import { act, screen } from '@testing-library/react'
import { renderRoute } from '../../testing/renderRoute.tsx'

export const url = '/professor/opportunities/new'

const query = {
  departamentos: [{ id: 'd-3', nome: 'Matemática' }],
  tiposDeVaga: [{ id: 't-9', nome: 'Monitoria', tipo: 'MONITORIA', aceitaRascunho: false, aceitaPerguntas: false }],
  instituicao: {
    locais: [
      { id: 'l-1', nome: 'Remoto' },
      { id: 'l-2', nome: 'PUC' },
    ],
    cursos: ['Direito', 'Física'],
  },
  viewer: { usuario: { id: 'U7', nome: 'Helena Prado', avatar: null, aConfirmar: false, recusaDeProfessor: null } },
  categoriasDeInteresse: [
    {
      nome: 'Computação',
      interesses: [
        { id: 'i-1', codigo: '1', nome: 'Robótica' },
        { id: 'i-2', codigo: '2', nome: 'Redes' },
      ],
    },
    { nome: 'Outros', interesses: [{ id: 'i-7', codigo: '7', nome: 'Xadrez' }] },
  ],
}

/** The response to the form's query, with overrides. */
export const referencia = (changes: object = {}) => ({ Query: () => ({ ...query, ...changes }) })

/** Renders the form of a new vaga. `de`: the vaga to copy. */
export async function open(changes: object = {}, de = '') {
  const opened = await renderRoute(de ? `${url}?de=${de}` : url, referencia(changes), { como: 'professor' })
  // The form of a copy loads late.
  await screen.findByLabelText('Título')
  return opened
}

export type Opened = Awaited<ReturnType<typeof open>>

/** Fills the required fields. Pastes what is long: the form renders once instead of once per letter. */
export async function fill({ user }: Opened) {
  await user.click(titulo())
  await user.paste('Monitoria de Cálculo I')
  await user.selectOptions(screen.getByLabelText('Departamento'), 'Matemática')
  await user.selectOptions(screen.getByLabelText('Localização'), 'Remoto')
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Monitoria')
  await user.click(screen.getByLabelText('Descrição'))
  await user.paste('Ajudar os calouros nas listas.')
}

export const titulo = () => screen.getByLabelText<HTMLInputElement>('Título')

/** Presses the button and waits for the validation. */
export async function publish({ user }: Opened) {
  await user.click(screen.getByRole('button', { name: 'Publish Opportunity' }))
  await act(async () => {})
}

export const mutation = 'useCriarVagaMutation'
export const sent = (opened: Opened) => opened.variables(mutation)?.['input']

/** Resolves the mutation with a member of its union. */
export const answer = (opened: Opened, result: object) =>
  opened.resolve({ Mutation: () => ({ criarVaga: result }) }, mutation)
