import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { Heading } from '../ui/text/Heading.tsx'
import { formatAtualizacao } from './dates.ts'
import * as styles from './MensagensEncontradas.css.ts'
import { trechoDe } from './trecho.ts'
import type { Encontrada } from './useBuscaDeMensagens.ts'
import { useToday } from './useToday.ts'

type Props = {
  busca: string
  mensagens: readonly Encontrada[]
  onOpen: (com: string) => void
}

/** The messages that have the words of a search: with whom, when, and the line with the match. */
export const MensagensEncontradas = ({ busca, mensagens, onOpen }: Props) => {
  const today = useToday()
  return (
    <section aria-labelledby="mensagens-encontradas" className={styles.root}>
      <div className={styles.title}>
        <Heading level={2} look="label" id="mensagens-encontradas">
          {mensagens.length === 1
            ? '1 mensagem com estas palavras'
            : `${mensagens.length} mensagens com estas palavras`}
        </Heading>
      </div>
      <ul>
        {mensagens.map(mensagem => (
          <li key={mensagem.id} className={styles.item}>
            <Mensagem {...mensagem} busca={busca} today={today} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type MensagemProps = Encontrada & Pick<Props, 'busca' | 'onOpen'> & { today: Date }

const Mensagem = ({ com, nome, conteudo, criadaEm, minha, busca, today, onOpen }: MensagemProps) => {
  const { antes, achado, depois } = trechoDe(conteudo, busca)
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen(com)
  }
  return (
    <Link to={{ search: `?userId=${com}` }} onClick={handleClick} className={styles.link}>
      <span className={styles.head}>
        <span className={styles.name}>{nome ?? 'Sem nome'}</span>
        <time dateTime={criadaEm} className={styles.time}>
          {formatAtualizacao(criadaEm, today)}
        </time>
      </span>
      <span className={styles.line}>
        <span>{minha ? 'Você: ' : ''}</span>
        <span>{antes}</span>
        {achado ? <mark className={styles.match}>{achado}</mark> : null}
        <span>{depois}</span>
      </span>
    </Link>
  )
}
