import { graphql, useFragment } from 'react-relay'
import type { Tone } from '../../ui/tones.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Meses_divisao$key } from './__generated__/Meses_divisao.graphql.ts'
import { Desenho } from '../../ui/numeros/Desenho.tsx'
import { Dobra } from '../../ui/numeros/Dobra.tsx'
import { formatTotal, type Grupo } from './grupos.ts'
import * as styles from './Meses.css.ts'
import { Tabela } from '../../ui/numeros/Tabela.tsx'

const fragment = graphql`
  fragment Meses_divisao on DivisaoDoMural @throwOnFieldError {
    grupos {
      nome
      total
    }
  }
`

/** In pixels: of the tallest column, of a line of text, and of a column without a number. */
const [height, line, unknown] = [120, 20, 12]
/** In percent of the width. */
const slot = 100 / 12
const column = slot * 0.7

type Props = { divisaoRef: Meses_divisao$key; titulo: string; medida: string; tone: Tone }

/** A column for each month, and the same numbers as a table. Months that are not counted yet have an empty place. */
export const Meses = ({ divisaoRef, titulo, medida, tone }: Props) => {
  const { grupos } = useFragment(fragment, divisaoRef)
  const highest = Math.max(1, ...grupos.map(({ total }) => total ?? 0))
  const linhas = grupos.map(({ nome, total }) => ({ nome, celulas: [formatTotal(total)] }))
  return (
    <Stack gap="xsmall">
      <Desenho tone={tone} width="100%" height={height + 2 * line}>
        {grupos.map((grupo, at) => (
          <Coluna key={grupo.nome} grupo={grupo} at={at} highest={highest} />
        ))}
        <line x1="0" x2="100%" y1={height + line} y2={height + line} className={styles.axis} />
      </Desenho>
      {grupos.some(({ total }) => total == null) ? (
        <Text size="tiny" color="muted">
          Tracejado: mês oculto.
        </Text>
      ) : null}
      <Dobra titulo="Ver como tabela">
        <Tabela caption={titulo} coluna="Mês" numeros={[{ titulo: medida, curto: 'Total' }]} linhas={linhas} />
      </Dobra>
    </Stack>
  )
}

const Coluna = ({ grupo: { nome, total }, at, highest }: { grupo: Grupo; at: number; highest: number }) => {
  const tall = total == null ? unknown : (height * total) / highest
  const top = height + line - tall
  const middle = `${(at + 0.5) * slot}%`
  return (
    <>
      <rect
        x={`${at * slot + (slot - column) / 2}%`}
        y={top}
        width={`${column}%`}
        height={tall}
        rx="3"
        className={total == null ? styles.oculto : styles.coluna}
      />
      {total ? (
        <text x={middle} y={top - 6} textAnchor="middle" data-longo={highest >= 1000} className={styles.numero}>
          {formatTotal(total)}
        </text>
      ) : null}
      <text x={middle} y={height + 2 * line - 4} textAnchor="middle" className={styles.mes}>
        {nome.slice(0, 3).toLowerCase()}
      </text>
    </>
  )
}
