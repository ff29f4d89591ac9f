import Check from 'lucide-react/icons/check'
import FileUp from 'lucide-react/icons/file-up'
import Heart from 'lucide-react/icons/heart'
import Send from 'lucide-react/icons/send'
import UserRound from 'lucide-react/icons/user-round'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { Linha, Linhas } from '../Linha.tsx'
import type { PrimeirosPassos_usuario$key } from './__generated__/PrimeirosPassos_usuario.graphql.ts'
import { Secao } from './Secao.tsx'

const passos = {
  interesses: {
    title: 'Escolha seus interesses',
    detail: 'É deles que vêm as recomendações.',
    to: paths.perfil(),
    icon: <Heart size={18} />,
  },
  historico: {
    title: 'Importe seu histórico',
    detail: 'As disciplinas que você cursou ajudam a encontrar vagas para você.',
    to: paths.importarHistorico(),
    icon: <FileUp size={18} />,
  },
  perfil: {
    title: 'Apresente-se no perfil',
    detail: 'Conte em poucas linhas quem você é: professores leem antes de escolher.',
    to: paths.perfil(),
    icon: <UserRound size={18} />,
  },
  candidatura: {
    title: 'Envie a primeira candidatura',
    detail: 'Encontre uma oportunidade e escreva sua carta.',
    to: paths.vagas(),
    icon: <Send size={18} />,
  },
}

type Passo = keyof typeof passos

const todos = Object.keys(passos) as Passo[]

type Props = {
  usuarioRef: PrimeirosPassos_usuario$key
  /** Null if the upstream does not list them. */
  candidaturas: number | null
}

/** What a new student does first; nothing once all of it is done. */
export const PrimeirosPassos = ({ usuarioRef, candidaturas }: Props) => {
  const { sobre, temHistorico, interesses } = useFragment(
    graphql`
      fragment PrimeirosPassos_usuario on Usuario {
        sobre
        temHistorico
        interesses {
          __typename
        }
      }
    `,
    usuarioRef,
  )
  const isDone: Record<Passo, boolean> = {
    interesses: interesses.length > 0,
    historico: temHistorico,
    perfil: Boolean(sobre?.trim()),
    candidatura: candidaturas !== 0,
  }
  const feitos = todos.filter(passo => isDone[passo]).length
  if (feitos === todos.length) return null
  return (
    <Secao title={`Primeiros passos: ${feitos} de ${todos.length}`}>
      <Linhas>
        {todos.map(passo => (
          <LinhaDoPasso key={passo} passo={passo} isDone={isDone[passo]} />
        ))}
      </Linhas>
    </Secao>
  )
}

const LinhaDoPasso = ({ passo, isDone }: { passo: Passo; isDone: boolean }) => {
  const { detail, ...linha } = passos[passo]
  if (!isDone) return <Linha {...linha} detail={detail} tone="primary" />
  return <Linha {...linha} icon={<Check size={18} />} tone="success" end="Feito" endLook="plain" />
}
