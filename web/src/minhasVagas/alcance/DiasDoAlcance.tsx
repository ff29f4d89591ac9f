import { graphql, useFragment } from 'react-relay'
import { formatDay } from '../../ui/dates.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Desenho } from '../../ui/numeros/Desenho.tsx'
import { Dobra } from '../../ui/numeros/Dobra.tsx'
import { Tabela } from '../../ui/numeros/Tabela.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import type {
  DiasDoAlcance_alcance$data,
  DiasDoAlcance_alcance$key,
} from './__generated__/DiasDoAlcance_alcance.graphql.ts'
import * as styles from './DiasDoAlcance.css.ts'
import { formatTotal, titulos } from './passos.ts'

/** In pixels: of the tallest column, and of the number above it. */
const [height, line] = [96, 18]
/** A few days have columns as narrow as those of so many. */
const fewest = 14

const numeros = titulos.map(titulo => ({ titulo, curto: titulo }))

/** A column for the visits of each day, and all numbers of the days as a table, the newest first. */
export const DiasDoAlcance = ({ alcanceRef }: { alcanceRef: DiasDoAlcance_alcance$key }) => {
  const { dias } = useFragment(
    graphql`
      fragment DiasDoAlcance_alcance on Alcance @throwOnFieldError {
        dias {
          dia
          viram
          salvaram
          comecaram
          candidataram
        }
      }
    `,
    alcanceRef,
  )
  const linhas = dias.toReversed().map(({ dia, viram, salvaram, comecaram, candidataram }) => ({
    nome: formatDay(dia),
    celulas: [viram, salvaram, comecaram, candidataram].map(formatTotal),
  }))
  return (
    <Stack gap="xsmall">
      <Heading level={3} look="label">
        Visitas por dia
      </Heading>
      <Colunas dias={dias} />
      <Dobra titulo="Ver como tabela">
        <Tabela caption="Alcance por dia" coluna="Dia" numeros={numeros} linhas={linhas} />
      </Dobra>
    </Stack>
  )
}

const Colunas = ({ dias }: Pick<DiasDoAlcance_alcance$data, 'dias'>) => {
  const slot = 100 / Math.max(dias.length, fewest)
  const highest = Math.max(1, ...dias.map(({ viram }) => viram))
  const tallest = dias.findIndex(({ viram }) => viram === highest)
  return (
    <div>
      <Desenho tone="primary" width="100%" height={height + line}>
        {dias.map(({ dia, viram }, at) => {
          const tall = (height * viram) / highest
          const place = { x: `${(at + 0.15) * slot}%`, y: height + line - tall }
          return (
            <g key={dia}>
              <rect {...place} width={`${0.7 * slot}%`} height={tall} rx="2" className={styles.coluna} />
              {at === tallest ? (
                <text x={`${(at + 0.5) * slot}%`} y={line - 6} textAnchor="middle" className={styles.maior}>
                  {formatTotal(viram)}
                </text>
              ) : null}
            </g>
          )
        })}
        <line x1="0" x2="100%" y1={height + line - 0.5} y2={height + line - 0.5} className={styles.eixo} />
      </Desenho>
      <div aria-hidden="true" className={styles.datas}>
        {[dias[0], dias.length > 1 ? dias.at(-1) : undefined].map(dia =>
          dia ? <span key={dia.dia}>{formatDay(dia.dia)}</span> : null,
        )}
      </div>
    </div>
  )
}
