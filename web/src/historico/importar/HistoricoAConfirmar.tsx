import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { HistoricoAConfirmar_previa$key } from './__generated__/HistoricoAConfirmar_previa.graphql.ts'
import { DisciplinasLidas } from './DisciplinasLidas.tsx'
import { LinhasIlegiveis } from './LinhasIlegiveis.tsx'

type Decision = { isConfirming: boolean; onConfirm: () => void; onKeep: () => void }

type Props = Decision & { previaRef: HistoricoAConfirmar_previa$key }

const disciplinasDe = (total: number) => (total === 1 ? '1 disciplina' : `${total} disciplinas`)

/** A transcript that was read in part, beside the stored one: the student decides which is kept. */
export const HistoricoAConfirmar = ({ previaRef, ...decision }: Props) => {
  const previa = useFragment(
    graphql`
      fragment HistoricoAConfirmar_previa on HistoricoAConfirmar @throwOnFieldError {
        disciplinas {
          ...DisciplinasLidas_disciplinas
        }
        linhasIlegiveis {
          ...LinhasIlegiveis_linhas
        }
        totalDeLinhasIlegiveis
        situacoesNaoReconhecidas
        viewer {
          historico @catch(to: NULL) {
            totalDeDisciplinas
            totalDeCreditos
          }
        }
      }
    `,
    previaRef,
  )
  const {
    disciplinas,
    linhasIlegiveis,
    situacoesNaoReconhecidas: desconhecidas,
    totalDeLinhasIlegiveis: total,
  } = previa
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} tabIndex={-1} aria-label="Confirmar a importação">
      <Pergunta lidas={disciplinas.length} guardado={previa.viewer.historico ?? null} {...decision} />
      {total > 0 ? <LinhasIlegiveis linhasRef={linhasIlegiveis} total={total} /> : null}
      {desconhecidas.length > 0 ? <SituacoesDesconhecidas situacoes={desconhecidas} /> : null}
      <DisciplinasLidas disciplinasRef={disciplinas} />
    </section>
  )
}

const SituacoesDesconhecidas = ({ situacoes }: { situacoes: readonly string[] }) => (
  <Notice tone="warning" title="Situações que não reconhecemos">
    <Text color="inherit">
      {`${situacoes.join(', ')}. Estas disciplinas não contam como concluídas nem como não concluídas.`}
    </Text>
  </Notice>
)

type Guardado = { totalDeDisciplinas: number; totalDeCreditos: number }

const Pergunta = ({
  lidas,
  guardado,
  isConfirming,
  onConfirm,
  onKeep,
}: Decision & { lidas: number; guardado: Guardado | null }) => (
  <Notice
    tone="warning"
    title="Seu histórico foi lido em parte"
    live
    actions={
      <Cluster>
        <Button onClick={onConfirm} busy={isConfirming} busyText="Guardando...">
          Guardar o que foi lido
        </Button>
        <Button look="secondary" onClick={onKeep} disabled={isConfirming}>
          {guardado ? 'Manter o histórico atual' : 'Não guardar'}
        </Button>
      </Cluster>
    }
  >
    {`Lemos ${disciplinasDe(lidas)}. Nada foi guardado ainda. ${
      guardado
        ? `O histórico guardado tem ${disciplinasDe(guardado.totalDeDisciplinas)} e ${guardado.totalDeCreditos} créditos, e seria substituído.`
        : 'Você ainda não tem um histórico guardado.'
    }`}
  </Notice>
)
