import MessagesSquare from 'lucide-react/icons/messages-square'
import { readSessao } from '../sessao/sessao.ts'
import { CenaConversa } from '../ui/cena/CenaConversa.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { Comecar } from './Comecar.tsx'
import * as styles from './ListaVazia.css.ts'

const ondeComecar = {
  aluno: 'Abra o perfil de alguém da sua rede, ou uma oportunidade, e escreva para quem a publicou.',
  professor: 'Abra um candidato de uma das suas oportunidades e escreva para ele.',
}

/** In place of the conversations: where one begins, or how to search for another. */
export const ListaVazia = ({ buscando }: { buscando: boolean }) => (
  <div className={styles.root}>
    <EmptyState
      icon={<MessagesSquare size={28} />}
      cena={buscando ? null : <CenaConversa />}
      title="Nenhuma conversa encontrada."
      actions={buscando ? null : <Comecar />}
    >
      {buscando
        ? 'Tente outro nome ou outra palavra de uma mensagem.'
        : ondeComecar[readSessao()?.ehAluno ? 'aluno' : 'professor']}
    </EmptyState>
  </div>
)
