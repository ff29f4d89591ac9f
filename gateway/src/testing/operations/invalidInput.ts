import type { Usuario } from '@board/api/src/testing/createTestApp.ts'

export interface World {
  as: Usuario
  /** A vaga with a question, managed by `as` if they are a professor, and a candidatura to it. */
  vaga: string
  pergunta: string
  candidatura: string
}

export interface InvalidInput {
  mutation: string
  papel: 'aluno' | 'professor' | 'administrador'
  good: (world: World) => object
  /** A bad value for each field. */
  bad: Record<string, unknown>
  /** Fields of `bad` that are refused alone: before the API is called, by a call of their own, or by what another one is. */
  alone?: string[]
  /** Fields of which every value is valid, or refused in another way. */
  free?: string[]
}

export const long = (length: number) => 'x'.repeat(length + 1)
export const nada = () => ({})
/** A file of no kind that is taken. */
export const texto = new File(['nada'], 'nada.txt')
