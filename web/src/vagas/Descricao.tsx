import type { ReactNode } from 'react'
import { Card } from '../ui/layout/Card.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { toBlocos } from './blocos.ts'
import * as styles from './Descricao.css.ts'

type Props = { descricao: string | null | undefined; renderLine?: (line: string) => ReactNode }

/** The description of a vaga: one paragraph per line, and lines that begin with a dash as a list. */
export const Descricao = ({ descricao, renderLine = line => line }: Props) => (
  <DescricaoCard>
    {toBlocos(descricao ?? semDescricao).map((bloco, index) =>
      typeof bloco === 'string' ? (
        <p key={index}>{renderLine(bloco)}</p>
      ) : (
        <ul key={index}>
          {bloco.map((item, at) => (
            <li key={at}>{renderLine(item)}</li>
          ))}
        </ul>
      ),
    )}
  </DescricaoCard>
)

export const semDescricao = 'Descrição não especificada'

/** The card of the description. The route fills it in before the code of the page is there (boot/sketch.ts). */
export const DescricaoCard = ({ children }: { children: ReactNode }) => (
  <Card as="section" padding="compact" labelledBy="descricao">
    <div className={styles.titulo}>
      <Heading level={2} look="card" id="descricao">
        Descrição
      </Heading>
    </div>
    <div className={styles.blocos} data-campo="descricao">
      {children}
    </div>
  </Card>
)
