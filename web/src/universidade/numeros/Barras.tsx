import { graphql, useFragment } from 'react-relay'
import type { Tone } from '../../ui/tones.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Barras_divisao$key } from './__generated__/Barras_divisao.graphql.ts'
import * as styles from './Barras.css.ts'
import { Desenho } from '../../ui/numeros/Desenho.tsx'
import { formatMediana, formatRespondidas, formatTotal, sortGrupos } from './grupos.ts'
import { Dobra } from '../../ui/numeros/Dobra.tsx'
import { Tabela } from '../../ui/numeros/Tabela.tsx'

const fragment = graphql`
  fragment Barras_divisao on DivisaoDoMural @throwOnFieldError {
    grupos {
      nome
      total
      respondidas
      mediana
    }
  }
`

/** Beyond so many, the smallest are folded. */
const most = 10

const daResposta = [
  { titulo: 'Respondidas', curto: 'Respondidas' },
  { titulo: 'Mediana', curto: 'Mediana' },
]

type Props = {
  divisaoRef: Barras_divisao$key
  /** The name of the table. */
  titulo: string
  /** The title of the first column: 'Departamento'. */
  coluna: string
  /** What is counted: 'Candidaturas'. */
  medida: string
  /** Whether answers are counted. */
  respostas: boolean
  tone: Tone
}

/** Bars in a table of their numbers, the largest first. */
export const Barras = ({ divisaoRef, titulo, coluna, medida, respostas, tone }: Props) => {
  const { grupos } = useFragment(fragment, divisaoRef)
  const { visiveis, ocultos } = sortGrupos(grupos)
  const largest = visiveis[0]?.total ?? 1
  const linhas = visiveis.map(({ nome, total, respondidas, mediana }) => ({
    nome,
    barra: <Barra tone={tone} todos={total / largest} cheios={(respostas ? (respondidas ?? 0) : total) / largest} />,
    celulas: [formatTotal(total), formatRespondidas({ total, respondidas }), formatMediana({ respondidas, mediana })],
  }))
  const numeros = [{ titulo: medida, curto: 'Total' }, ...(respostas ? daResposta : [])]
  const shown = linhas.length > most + 2 ? linhas.slice(0, most) : linhas
  const folded = linhas.slice(shown.length)
  return (
    <Stack gap="small">
      {respostas ? <Legenda tone={tone} /> : null}
      {shown.length > 0 ? <Tabela caption={titulo} coluna={coluna} numeros={numeros} linhas={shown} /> : null}
      {folded.length > 0 ? (
        <Dobra titulo={`Ver mais ${folded.length}`}>
          <Tabela caption={`${titulo}: os menores`} coluna={coluna} numeros={numeros} linhas={folded} />
        </Dobra>
      ) : null}
      {ocultos.length > 0 ? (
        <Text size="small" color="muted">
          {`Ocultos: ${ocultos.join(', ')}.`}
        </Text>
      ) : null}
    </Stack>
  )
}

const Legenda = ({ tone }: { tone: Tone }) => (
  <Cluster gap="small">
    <Cor tone={tone} className={styles.fill} nome="respondidas" />
    <Cor tone={tone} className={styles.rest} nome="sem resposta, ou oculto" />
  </Cluster>
)

const Cor = ({ tone, className, nome }: { tone: Tone; className: string; nome: string }) => (
  <span className={styles.cor}>
    <Desenho tone={tone} width={12} height={12}>
      <rect width="100%" height="100%" rx="3" className={className} />
    </Desenho>
    {nome}
  </span>
)

const toWidth = (part: number): string => `${100 * part}%`

type BarraProps = { tone: Tone; todos: number; cheios: number }

/** Parts of the whole width: of all, and of those that are solid. */
const Barra = ({ tone, todos, cheios }: BarraProps) => (
  <Desenho tone={tone} width="100%" height={8}>
    <rect width="100%" height="100%" rx="4" className={styles.track} />
    <rect width={toWidth(todos)} height="100%" rx="4" className={styles.rest} />
    <rect width={toWidth(cheios)} height="100%" rx="4" className={styles.fill} />
  </Desenho>
)
