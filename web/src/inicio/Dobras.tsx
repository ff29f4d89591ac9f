import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { Heading } from '../ui/text/Heading.tsx'
import { Text } from '../ui/text/Text.tsx'
import * as styles from './Dobras.css.ts'
import { ListaDeRecursos, type Recurso } from './ListaDeRecursos.tsx'

type Props = Record<'atalhos' | 'disponiveis' | 'futuros', readonly Recurso[]> & {
  /** Whether they are open at first: a reader without data begins with them. */
  abertas: boolean
}

/** What the board offers (specification §1): shortcuts and features, one line each that opens. */
export const Dobras = ({ atalhos, disponiveis, futuros, abertas }: Props) => (
  <div className={styles.root}>
    <Dobra title="Atalhos" recursos={atalhos} aberta={abertas} />
    <Dobra title="Funcionalidades disponíveis" tag="MVP" recursos={disponiveis} aberta={abertas} />
    <Dobra title="Próximas funcionalidades" tag="Em breve" recursos={futuros} aberta={abertas} />
  </div>
)

type DobraProps = { title: string; tag?: string; recursos: readonly Recurso[]; aberta: boolean }

const Dobra = ({ title, tag, recursos, aberta }: DobraProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.dobra}>
      <details open={aberta}>
        <summary className={styles.summary}>
          <ChevronRight size={16} aria-hidden="true" className={styles.arrow} />
          <Heading level={2} look="row" id={id}>
            {title}
          </Heading>
          {tag ? (
            <span data-mvp={tag === 'MVP' || undefined}>
              <Text as="span" size="small" color="muted">
                {tag}
              </Text>
            </span>
          ) : null}
        </summary>
        <div className={styles.content}>
          <ListaDeRecursos recursos={recursos} />
        </div>
      </details>
    </section>
  )
}
