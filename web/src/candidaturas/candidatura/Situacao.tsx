import { graphql, useFragment } from 'react-relay'
import { diasAte } from '../../tags/prazo.ts'
import { isFinal, StatusTag } from '../../tags/StatusTag.tsx'
import { tipos } from '../../tags/tipos.ts'
import { formatDay, formatHoras, formatWeekday } from '../../ui/dates.ts'
import { Text } from '../../ui/text/Text.tsx'
import type {
  Situacao_candidatura$data,
  Situacao_candidatura$key,
} from './__generated__/Situacao_candidatura.graphql.ts'
import type { Situacao_vaga$data, Situacao_vaga$key } from './__generated__/Situacao_vaga.graphql.ts'
import { EtapaAtual } from './EtapaAtual.tsx'
import { isConcluida, temDecisao } from './etapaDoAluno.ts'
import * as styles from './Situacao.css.ts'

type Props = {
  candidaturaRef: Situacao_candidatura$key
  /** Null if it was deleted. */
  vagaRef: Situacao_vaga$key | null
}

/** In one line: the stage of a candidatura, or the status of its vaga, since when, what comes next, and whose vaga it is. */
export const Situacao = ({ candidaturaRef, vagaRef }: Props) => {
  const candidatura = useFragment(
    graphql`
      fragment Situacao_candidatura on Candidatura {
        criadaEm
        etapa
        mudancas {
          em
        }
        # One without it: an upstream may not return it in lists.
        entrevista @catch(to: NULL) {
          inicio
          minutos
        }
      }
    `,
    candidaturaRef,
  )
  const vaga = useVaga(vagaRef)
  const { etapa } = candidatura
  return (
    <div className={styles.root}>
      {etapa ? (
        <EtapaAtual etapa={etapa} emLinha finalizada={vaga?.status === 'FINALIZADA'} />
      ) : (
        <Selecao status={vaga?.status} />
      )}
      <span>{` ${oQueVem(candidatura, vaga)}`}</span>
      {vaga ? (
        <span className={styles.de}>
          {juntar([vaga.nomeDoTipo ?? tipos[vaga.tipo].nome, vaga.autor?.nome, vaga.departamento?.nome])}
        </span>
      ) : null}
    </div>
  )
}

const useVaga = (vagaRef: Situacao_vaga$key | null) =>
  useFragment(
    graphql`
      fragment Situacao_vaga on Vaga @throwOnFieldError {
        tipo
        nomeDoTipo
        status
        respostaAte
        autor {
          nome
        }
        departamento {
          nome
        }
      }
    `,
    vagaRef,
  )

/** The status of the vaga. PrazoTag shows one whose selection is over. */
export const Selecao = ({ status }: { status: Situacao_vaga$data['status'] | undefined }) =>
  status && !isFinal(status) ? (
    <span>
      <Text as="span" size="small" color="muted">
        Seleção:{' '}
      </Text>
      <StatusTag status={status} />
    </span>
  ) : null

const juntar = (partes: readonly (string | false | null | undefined)[]) => partes.filter(Boolean).join(' · ')

/** Since when the candidatura is where it is, and the next day that matters. */
function oQueVem(candidatura: Situacao_candidatura$data, vaga: Situacao_vaga$data | null | undefined): string {
  const { etapa, entrevista } = candidatura
  if (etapa === 'ENTREVISTA' && entrevista)
    return `${formatWeekday(entrevista.inicio)}, ${formatHoras(entrevista.inicio, entrevista.minutos)}`
  if (etapa && temDecisao(etapa)) return desde(candidatura)
  if (vaga?.status === 'FINALIZADA') return juntar([desde(candidatura), etapa && 'sem resposta até agora'])
  const ate = vaga?.respostaAte
  return juntar([desde(candidatura), ate && diasAte(ate) >= 0 && `resposta até ${formatDay(ate)}`])
}

function desde({ etapa, criadaEm, mudancas }: Situacao_candidatura$data): string {
  const mudou = mudancas?.at(-1)?.em
  if (mudou) return `${isConcluida(etapa) ? 'em' : 'desde'} ${formatDay(mudou)}`
  return criadaEm ? `enviada em ${formatDay(criadaEm)}` : ''
}
