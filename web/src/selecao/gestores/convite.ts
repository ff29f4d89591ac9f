import { papeis } from '../../tags/papeis.ts'

type Convite = {
  readonly titulo: string | null | undefined
  readonly convidadoPor: string | null | undefined
  readonly visivel: boolean
}

/** The texts of an invitation to manage a vaga. */
export const describeConvite = ({ titulo, convidadoPor, visivel }: Convite) => ({
  convite: `Convite para cuidar de “${titulo ?? 'Título não especificado'}”`,
  frase: `${convidadoPor ? `${convidadoPor} (${papeis.PROFESSOR})` : 'Um professor'} convida você a ver os candidatos, mudar etapas e editar. ${
    visivel ? 'Se aceitar, seu nome aparece para os alunos.' : 'Seu nome não aparece para os alunos.'
  }`,
})
