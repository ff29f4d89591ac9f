import { type ReactNode, use } from 'react'
import type { VagaRow } from '../useMinhasVagas.ts'
import { acaoDe } from './acoes.ts'
import * as styles from './AcoesDaVaga.css.ts'
import { Contexto } from './MudancasDeStatus.tsx'
import { Espera, StatusButton } from './StatusButton.tsx'

type AcoesProps = {
  vaga: VagaRow
  /** What else is done with the vaga, unless a change of its status waits. */
  children: ReactNode
}

/** The actions of one vaga of the list. */
export const AcoesDaVaga = ({ vaga, children }: AcoesProps) => {
  const mudancas = use(Contexto)
  const acao = acaoDe(vaga.status)
  const passo = mudancas?.passoDe(vaga.id)
  return (
    <>
      {passo === 'espera' && acao ? (
        <span className={styles.espera}>
          <Espera>{acao.espera}</Espera>
        </span>
      ) : (
        children
      )}
      {mudancas && acao ? (
        <StatusButton
          acao={acao}
          passo={passo}
          abrindo={mudancas.isAbrindo(vaga.id)}
          titulo={vaga.titulo}
          onPress={() => mudancas.abrir(vaga)}
          onDesfazer={() => mudancas.desfazer(vaga.id)}
        />
      ) : null}
    </>
  )
}
