import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type {
  HistoricoAConfirmar_previa$data,
  HistoricoAConfirmar_previa$key,
} from './__generated__/HistoricoAConfirmar_previa.graphql.ts'
import { formatGrau } from '../grau.ts'
import { LinhasIlegiveis } from './LinhasIlegiveis.tsx'

type Lida = HistoricoAConfirmar_previa$data['disciplinas'][number]
type Coluna = 'codigo' | 'nome' | 'periodo' | 'grau' | 'situacao' | 'creditos'

const columns: readonly TableColumn<Lida, Coluna>[] = [
  { id: 'codigo', header: 'Código', cell: ({ codigoDaDisciplina }) => codigoDaDisciplina },
  { id: 'nome', header: 'Disciplina', cell: ({ nome }) => nome },
  { id: 'periodo', header: 'Período', cell: ({ periodo }) => periodo },
  { id: 'grau', header: 'Grau', cell: ({ grau }) => (grau === null ? '—' : formatGrau(grau)) },
  {
    id: 'situacao',
    header: 'Situação',
    cell: ({ situacaoOriginal, classificacao }) =>
      classificacao === 'NAO_RECONHECIDA' ? `${situacaoOriginal ?? '—'} (não reconhecida)` : (situacaoOriginal ?? '—'),
  },
  { id: 'creditos', header: 'Créditos', cell: ({ creditos }) => creditos ?? '—' },
]

type Props = {
  previaRef: HistoricoAConfirmar_previa$key
  isConfirming: boolean
  onConfirm: () => void
  onKeep: () => void
}

const disciplinasDe = (total: number) => (total === 1 ? '1 disciplina' : `${total} disciplinas`)

/** A transcript that was read in part, beside the stored one: the student decides which is kept. */
export const HistoricoAConfirmar = ({ previaRef, isConfirming, onConfirm, onKeep }: Props) => {
  const previa = useFragment(
    graphql`
      fragment HistoricoAConfirmar_previa on HistoricoAConfirmar @throwOnFieldError {
        disciplinas {
          periodo
          codigoDaDisciplina
          nome
          grau
          situacaoOriginal
          classificacao
          creditos
        }
        linhasIlegiveis {
          pagina
          texto
          motivo
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
  const { disciplinas, situacoesNaoReconhecidas: desconhecidas, totalDeLinhasIlegiveis: total } = previa
  const { historico } = previa.viewer
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} tabIndex={-1} aria-label="Confirmar a importação">
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
              {historico ? 'Manter o histórico atual' : 'Não guardar'}
            </Button>
          </Cluster>
        }
      >
        Lemos {disciplinasDe(disciplinas.length)}. Nada foi guardado ainda.{' '}
        {historico
          ? `O histórico guardado tem ${disciplinasDe(historico.totalDeDisciplinas)} e ${historico.totalDeCreditos} créditos, e seria substituído.`
          : 'Você ainda não tem um histórico guardado.'}
      </Notice>
      {total > 0 ? <LinhasIlegiveis {...previa} /> : null}
      {desconhecidas.length > 0 ? (
        <Notice tone="warning" title="Situações que não reconhecemos">
          <Text color="inherit">
            {desconhecidas.join(', ')}. Estas disciplinas não contam como concluídas nem como não concluídas.
          </Text>
        </Notice>
      ) : null}
      <Table
        caption="Disciplinas lidas"
        columns={columns}
        rows={disciplinas}
        rowKey={({ codigoDaDisciplina }, index) => `${codigoDaDisciplina} ${index}`}
      />
    </section>
  )
}
