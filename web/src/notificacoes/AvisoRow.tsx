import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import * as look from '../ui/form/choiceLook.css.ts'
import type { AvisoRow_aviso$key } from './__generated__/AvisoRow_aviso.graphql.ts'
import { colunas, linhas, type Modo, modos } from './avisos.ts'
import * as styles from './AvisoRow.css.ts'
import { useMudarAviso } from './useMudarAviso.ts'

/** How the reader is told of one kind of event: a row of radio buttons. A choice is saved at once. */
export const AvisoRow = ({ avisoRef }: { avisoRef: AvisoRow_aviso$key }) => {
  const { tipo, modo, ...aviso } = useFragment(
    graphql`
      fragment AvisoRow_aviso on Aviso @throwOnFieldError {
        tipo
        modo
        modos
      }
    `,
    avisoRef,
  )
  const [mudar, { desejado, isSaved, erro }] = useMudarAviso(tipo)
  const id = useId()
  const { nome } = linhas[tipo]
  return (
    <tr className={styles.linha}>
      <Nome nome={nome} isSaved={isSaved} erro={erro} idDoErro={id} />
      {modos.map(each => (
        <td key={each} className={styles.celula}>
          {aviso.modos.includes(each) ? (
            <Escolha
              nome={nome}
              modo={each}
              grupo={tipo}
              checked={each === (desejado ?? modo)}
              describedBy={erro === null ? undefined : id}
              onChoose={() => mudar(each)}
            />
          ) : null}
        </td>
      ))}
    </tr>
  )
}

type NomeProps = { nome: string; isSaved: boolean; erro: string | null; idDoErro: string }

/** The name of the kind, and what became of the last choice. */
const Nome = ({ nome, isSaved, erro, idDoErro }: NomeProps) => (
  <th scope="row" className={styles.evento}>
    <span className={styles.nome}>
      {nome}
      {/* Always there, so that nothing moves and screen readers announce it. */}
      <span role="status" className={styles.salvo}>
        {isSaved ? 'Salvo' : null}
      </span>
    </span>
    {erro === null ? null : (
      <span id={idDoErro} role="alert" className={styles.erro}>
        {erro}
      </span>
    )}
  </th>
)

type EscolhaProps = {
  nome: string
  modo: Modo
  /** The name that the radio buttons of the row share. */
  grupo: string
  checked: boolean
  describedBy: string | undefined
  onChoose: () => void
}

/** On a phone there is no head of the table: the label says the column. */
const Escolha = ({ nome, modo, grupo, checked, describedBy, onChoose }: EscolhaProps) => (
  <label className={styles.escolha}>
    <input
      type="radio"
      name={grupo}
      aria-label={`${colunas[modo].titulo}: ${nome}`}
      aria-describedby={describedBy}
      checked={checked}
      onChange={onChoose}
      className={`${look.box} ${styles.opcao}`}
    />
    <span className={styles.rotulo}>{colunas[modo].titulo}</span>
  </label>
)
