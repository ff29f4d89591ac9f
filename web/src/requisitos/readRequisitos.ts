import { graphql, readInlineData } from 'react-relay'
import type {
  readRequisitos_requisitos$data,
  readRequisitos_requisitos$key,
} from './__generated__/readRequisitos_requisitos.graphql.ts'

export type Requisitos = Omit<readRequisitos_requisitos$data, ' $fragmentType'>

/** The requisitos as plain data, for the card and the form. */
export function readRequisitos(requisitosRef: readRequisitos_requisitos$key): Requisitos {
  const { crMinimo, disciplinas, periodoDe, periodoAte, cursos, fechada } = readInlineData(
    graphql`
      fragment readRequisitos_requisitos on Requisitos @inline {
        crMinimo
        disciplinas {
          codigo: codigoDaDisciplina
          nome
          equivalentes
        }
        periodoDe
        periodoAte
        cursos
        fechada
      }
    `,
    requisitosRef,
  )
  const pedidas = disciplinas.map(({ codigo, nome, equivalentes }) => ({ codigo, nome, equivalentes }))
  return { crMinimo, disciplinas: pedidas, periodoDe, periodoAte, cursos, fechada }
}
