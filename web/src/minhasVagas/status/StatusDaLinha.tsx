import { use } from 'react'
import { StatusTag } from '../../tags/StatusTag.tsx'
import type { VagaRow } from '../useMinhasVagas.ts'
import { acaoDe } from './acoes.ts'
import { Contexto } from './MudancasDeStatus.tsx'
import { Espera } from './StatusButton.tsx'
import * as styles from './StatusDaLinha.css.ts'

/** The status of one vaga of the list, or what it will be unless that is undone. */
export const StatusDaLinha = ({ vaga: { id, status, aguarda } }: { vaga: VagaRow }) => {
  const passo = use(Contexto)?.passoDe(id)
  const acao = acaoDe(status)
  if (passo === 'espera' && acao)
    return (
      <span className={styles.espera}>
        <Espera>{acao.espera}</Espera>
      </span>
    )
  return status ? <StatusTag status={status} aguarda={aguarda} /> : '—'
}
