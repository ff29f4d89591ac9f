import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { idDaSecao, isObrigatoria, type NomeDeSecao, secoes } from './secoes.ts'
import * as styles from './Secao.css.ts'

/** A section of the form of a new vaga. */
export const Secao = ({ nome, children }: { nome: NomeDeSecao; children: ReactNode }) => {
  const titulo = `${idDaSecao(nome)}-titulo`
  return (
    <div id={idDaSecao(nome)} tabIndex={-1} className={styles.root}>
      <Card as="section" labelledBy={titulo}>
        <Heading level={2} look="card" id={titulo}>
          {secoes[nome].title}
          {isObrigatoria(nome) ? null : <span className={styles.optional}> (opcional)</span>}
        </Heading>
        {children}
      </Card>
    </div>
  )
}
