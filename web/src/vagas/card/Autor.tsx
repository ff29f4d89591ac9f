import { paths } from '../../paths.ts'
import { papeis } from '../../tags/papeis.ts'
import { formatTimeAgo } from '../../ui/dates.ts'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import * as styles from './Autor.css.ts'

type Props = {
  /** Without it the name is not a link. */
  codigo?: string | undefined
  /** Null if the author is unknown. */
  nome: string | null | undefined
  /** ISO instant; null if unknown. */
  criadaEm: string | null | undefined
}

/** Name and role of the author of a vaga, and how long ago it was published. */
export const Autor = ({ codigo, nome, criadaEm }: Props) => (
  <div className={styles.root}>
    <Text size="small" weight="medium">
      <Nome codigo={codigo}>{nome ?? 'Autor desconhecido'}</Nome>
    </Text>
    <Text size="small" color="muted">
      {nome ? <span>{`${papeis.PROFESSOR} · `}</span> : null}
      {criadaEm ? <time dateTime={criadaEm}>{formatTimeAgo(criadaEm)}</time> : <span>{formatTimeAgo(null)}</span>}
    </Text>
  </div>
)

const Nome = ({ codigo, children }: { codigo: string | undefined; children: string }) => {
  if (codigo === undefined) return children
  return (
    <TextLink to={paths.perfil(codigo)} look="plain">
      {children}
    </TextLink>
  )
}
