import { graphql, useFragment } from 'react-relay'
import { Card } from '../ui/layout/Card.tsx'
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx'
import type { AvisosTable_avisos$key } from './__generated__/AvisosTable_avisos.graphql.ts'
import { AvisoRow } from './AvisoRow.tsx'
import { colunas, modos, porAssunto } from './avisos.ts'
import * as styles from './AvisosTable.css.ts'

/** Each kind of event as a row, grouped by what it is about; the ways to be told of it as columns. */
export const AvisosTable = ({ avisosRef }: { avisosRef: AvisosTable_avisos$key }) => {
  const avisos = useFragment(
    graphql`
      fragment AvisosTable_avisos on Aviso @relay(plural: true) @throwOnFieldError {
        tipo
        ...AvisoRow_aviso
      }
    `,
    avisosRef,
  )
  return (
    <Card padding="none">
      <table className={styles.root}>
        <caption>
          <VisuallyHidden>Por onde você fica sabendo de cada novidade</VisuallyHidden>
        </caption>
        <Head />
        {porAssunto(avisos).map(([assunto, doAssunto]) => (
          <tbody key={assunto} className={styles.grupo}>
            <tr className={styles.bloco}>
              <th scope="rowgroup" colSpan={modos.length + 1} className={styles.assunto}>
                {assunto}
              </th>
            </tr>
            {doAssunto.map(aviso => (
              <AvisoRow key={aviso.tipo} avisoRef={aviso} />
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  )
}

const Head = () => (
  <thead className={styles.head}>
    <tr>
      <th scope="col" className={styles.evento}>
        Quando há novidade em
      </th>
      {modos.map(modo => (
        <th key={modo} scope="col" className={styles.coluna}>
          {colunas[modo].titulo}
        </th>
      ))}
    </tr>
  </thead>
)
