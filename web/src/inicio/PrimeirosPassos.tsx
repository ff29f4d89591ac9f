import Check from 'lucide-react/icons/check'
import { type ReactNode, useId } from 'react'
import { Linha, Linhas, LinhaSemLink } from './Linha.tsx'
import * as styles from './PrimeirosPassos.css.ts'
import { Secao } from './hoje/Secao.tsx'

export type Passo = {
  title: string
  detail: string
  to: string
  /** An 18 px icon. */
  icon: ReactNode
  /** What the link does. */
  acao: string
  feito: boolean
}

/** What a new reader does first; nothing once all of it is done. */
export const PrimeirosPassos = ({ passos }: { passos: readonly Passo[] }) => {
  const id = useId()
  const feitos = passos.filter(({ feito }) => feito).length
  if (feitos === passos.length) return null
  const title = `Primeiros passos: ${feitos} de ${passos.length}`
  return (
    <Secao title={title} id={id}>
      <progress aria-labelledby={id} value={feitos} max={passos.length} className={styles.bar} />
      <Linhas>
        {passos.map(({ feito, acao, ...passo }) =>
          feito ? (
            <LinhaFeita key={passo.title} title={passo.title} />
          ) : (
            <Linha key={passo.title} {...passo} tone="primary" end={acao} />
          ),
        )}
      </Linhas>
    </Secao>
  )
}

const LinhaFeita = ({ title }: Pick<Passo, 'title'>) => (
  <LinhaSemLink icon={<Check size={18} />} tone="success" title={title} end="Feito" endLook="plain" />
)
