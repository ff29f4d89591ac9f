import type { AgirSobrePessoaInput } from './__generated__/useAgirMutation.graphql.ts'
import type { Papel, Situacao } from './endereco.ts'

export type Ato = AgirSobrePessoaInput['ato']

type Descricao = {
  /** In the menu, and on the button that does it. */
  rotulo: string
  /** What follows from it. */
  explica: string
  /** Whether it needs a reason. */
  motivo: boolean
  /** What is said once it is done. */
  feito: string
  danger?: true
}

export const atos: Record<Ato, Descricao> = {
  CONFIRMAR_PROFESSOR: {
    rotulo: 'Confirmar professor',
    explica: 'A pessoa pode publicar oportunidades e ver candidatos, e é avisada por e-mail.',
    motivo: false,
    feito: 'Professor confirmado',
  },
  RECUSAR_PROFESSOR: {
    rotulo: 'Recusar professor',
    explica:
      'A pessoa não publica nem vê candidatos, e deixa de esperar. Ela lê o motivo no mural e por e-mail. Você pode confirmá-la depois.',
    motivo: true,
    feito: 'Professor recusado',
    danger: true,
  },
  REVOGAR_PROFESSOR: {
    rotulo: 'Retirar a confirmação',
    explica:
      'A pessoa deixa de publicar e de ver candidatos, volta a esperar e sai de todos os aparelhos. As vagas dela ficam.',
    motivo: true,
    feito: 'Confirmação retirada',
    danger: true,
  },
  SUSPENDER: {
    rotulo: 'Suspender',
    explica:
      'A pessoa sai de todos os aparelhos e não entra até o fim do dia escolhido. Ao tentar entrar, lê o motivo.',
    motivo: true,
    feito: 'Conta suspensa',
    danger: true,
  },
  REATIVAR: {
    rotulo: 'Encerrar a suspensão',
    explica: 'A pessoa pode entrar de novo.',
    motivo: true,
    feito: 'Suspensão encerrada',
  },
  ENCERRAR_SESSOES: {
    rotulo: 'Encerrar sessões',
    explica: 'A pessoa sai de todos os aparelhos e precisa entrar de novo.',
    motivo: false,
    feito: 'Sessões encerradas',
  },
  ENVIAR_LINK_DE_SENHA: {
    rotulo: 'Enviar link de senha',
    explica: 'A pessoa recebe por e-mail um link para escolher uma nova senha. Só ela a define.',
    motivo: false,
    feito: 'Link a caminho',
  },
  TORNAR_ADMINISTRADOR: {
    rotulo: 'Tornar administrador',
    explica: 'A pessoa passa a ver esta área e a agir sobre todas as contas. Ela precisa entrar de novo.',
    motivo: true,
    feito: 'Agora é administrador',
    danger: true,
  },
  RETIRAR_ADMINISTRADOR: {
    rotulo: 'Retirar administrador',
    explica: 'A pessoa deixa de ver esta área. Ela precisa entrar de novo.',
    motivo: true,
    feito: 'Não é mais administrador',
    danger: true,
  },
  TORNAR_MODERADOR: {
    rotulo: 'Tornar moderador',
    explica: 'A pessoa passa a ver as denúncias e a decidir sobre elas. Ela precisa entrar de novo.',
    motivo: true,
    feito: 'Agora é moderador',
  },
  RETIRAR_MODERADOR: {
    rotulo: 'Retirar moderador',
    explica: 'A pessoa deixa de ver as denúncias. Ela precisa entrar de novo.',
    motivo: true,
    feito: 'Não é mais moderador',
    danger: true,
  },
  TORNAR_ENCARREGADO: {
    rotulo: 'Tornar encarregado',
    explica: 'A pessoa passa a ler a auditoria: quem leu ou levou dados de outros. Ela precisa entrar de novo.',
    motivo: true,
    feito: 'Agora é encarregado',
  },
  RETIRAR_ENCARREGADO: {
    rotulo: 'Retirar encarregado',
    explica: 'A pessoa deixa de ler a auditoria. Ela precisa entrar de novo.',
    motivo: true,
    feito: 'Não é mais encarregado',
    danger: true,
  },
}

type Pessoa = { papeis: readonly Papel[]; situacao: Situacao }

/** The roles that are given to professors, each with the acts that give and take it. */
const direitos = [
  { papel: 'ADMINISTRADOR', tornar: 'TORNAR_ADMINISTRADOR', retirar: 'RETIRAR_ADMINISTRADOR' },
  { papel: 'MODERADOR', tornar: 'TORNAR_MODERADOR', retirar: 'RETIRAR_MODERADOR' },
  { papel: 'ENCARREGADO', tornar: 'TORNAR_ENCARREGADO', retirar: 'RETIRAR_ENCARREGADO' },
] as const

/** The acts that fit an account. `eu`: the reader's own, which nobody suspends or demotes by themselves. */
export function atosDe({ papeis, situacao }: Pessoa, eu: boolean): Ato[] {
  if (situacao === 'A_VERIFICAR') return []
  const isProfessor = papeis.includes('PROFESSOR')
  const deSi: Ato[] = ['ENCERRAR_SESSOES', 'ENVIAR_LINK_DE_SENHA']
  if (eu) return deSi
  return [
    ...(situacao === 'A_CONFIRMAR' ? (['CONFIRMAR_PROFESSOR', 'RECUSAR_PROFESSOR'] as const) : []),
    ...(situacao === 'RECUSADO' ? (['CONFIRMAR_PROFESSOR'] as const) : []),
    ...deSi,
    situacao === 'SUSPENSA' ? 'REATIVAR' : 'SUSPENDER',
    ...(isProfessor && situacao === 'ATIVA' ? (['REVOGAR_PROFESSOR'] as const) : []),
    ...direitos.flatMap(({ papel, tornar, retirar }) => {
      if (papeis.includes(papel)) return retirar
      return isProfessor ? tornar : []
    }),
  ]
}
