import { useEffect } from 'react'
import type { EmSelecao } from './etapa.ts'
import type { Criterios } from './filtros/criterios.ts'
import { ItemDaSelecao, type ItemDaSelecaoProps } from './ItemDaSelecao.tsx'
import * as styles from './LinhasDaSelecao.css.ts'

type Props = Pick<ItemDaSelecaoProps, 'linkTo' | 'onMarcar' | 'onMover'> & {
  candidatos: readonly EmSelecao[]
  marcados: ReadonlySet<string>
  /** Ids of the candidaturas with a move in flight. */
  inFlight: ReadonlySet<string>
  /** Null until they are loaded. */
  criterios: Criterios | null
  /** Loads `criterios`. */
  onPrecisar: () => void
}

/** The candidates as rows. Requisitos and CR come after them, into the place that each row keeps. */
export const LinhasDaSelecao = ({ candidatos, marcados, inFlight, criterios, onPrecisar, ...acoes }: Props) => {
  useEffect(() => onPrecisar(), [onPrecisar])
  return (
    <ul className={styles.lista}>
      {candidatos.map(candidato => (
        <ItemDaSelecao
          key={candidato.id}
          candidato={candidato}
          criterio={criterios?.get(candidato.id)}
          marcado={marcados.has(candidato.id)}
          busy={inFlight.has(candidato.id)}
          {...acoes}
        />
      ))}
    </ul>
  )
}
