import { Fragment } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import type { Tone } from '../../ui/tones.ts'
import type { Resumo_numeros$key } from './__generated__/Resumo_numeros.graphql.ts'
import { formatMediana, formatRespondidas, formatTotal } from './grupos.ts'
import * as styles from './Resumo.css.ts'
import { medidas } from './Secao.tsx'

const fragment = graphql`
  fragment Resumo_numeros on NumerosDoMural @throwOnFieldError {
    numeros {
      medida
      todos {
        total
        respondidas
        mediana
      }
    }
  }
`

/** The year in six numbers. */
export const Resumo = ({ numerosRef }: { numerosRef: Resumo_numeros$key }) => {
  const { numeros } = useFragment(fragment, numerosRef)
  return (
    <dl className={styles.root}>
      {numeros.map(({ medida, todos: { total, respondidas, mediana } }) => (
        <Fragment key={medida}>
          <Numero nome={medidas[medida].curto} valor={formatTotal(total)} tone={medidas[medida].tone} />
          {medida === 'CANDIDATURAS' ? (
            <>
              <Numero nome="Respondidas" valor={formatRespondidas({ total, respondidas })} tone="success" />
              <Numero nome="Até a resposta" valor={formatMediana({ respondidas, mediana })} tone="success" />
            </>
          ) : null}
        </Fragment>
      ))}
    </dl>
  )
}

const Numero = ({ nome, valor, tone }: { nome: string; valor: string; tone: Tone }) => (
  <Card padding="row" edge={tone}>
    <dt className={styles.label}>{nome}</dt>
    <dd className={styles.value}>{valor}</dd>
  </Card>
)
