import Megaphone from 'lucide-react/icons/megaphone'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { today } from '../../ui/fuso.ts'
import { formatDate } from '../../ui/dates.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { Quebra } from '../Quebra.tsx'
import type {
  AvisosDoSistemaList_viewer$data,
  AvisosDoSistemaList_viewer$key,
} from './__generated__/AvisosDoSistemaList_viewer.graphql.ts'
import { AvisoDialog } from './AvisoDialog.tsx'
import { lados } from './lados.ts'
import { RetirarAvisoDialog } from './RetirarAvisoDialog.tsx'

const fragment = graphql`
  fragment AvisosDoSistemaList_viewer on Viewer @throwOnFieldError {
    administracao {
      avisosDoSistema {
        id
        texto
        para
        de
        ate
        ...AvisoDialog_aviso
        ...RetirarAvisoDialog_aviso
      }
    }
  }
`

type Aviso = AvisosDoSistemaList_viewer$data['administracao']['avisosDoSistema'][number]

const columns: readonly TableColumn<Aviso, string>[] = [
  { id: 'texto', header: 'Aviso', cell: ({ texto }) => <Quebra>{texto}</Quebra> },
  { id: 'para', header: 'Para', cell: ({ para }) => lados[para ?? ''] },
  {
    id: 'dias',
    header: 'Dias',
    cell: ({ de, ate }) => [de, ate].map(dia => (dia ? formatDate(dia) : '—')).join(' a '),
  },
  { id: 'situacao', header: 'Situação', cell: aviso => <Situacao aviso={aviso} /> },
  { id: 'acoes', header: 'Ações', bare: true, cell: aviso => <Acoes aviso={aviso} /> },
]

/** The sentences with what can be done to each. */
export const AvisosDoSistemaList = ({ viewerRef }: { viewerRef: AvisosDoSistemaList_viewer$key }) => {
  const { avisosDoSistema } = useFragment(fragment, viewerRef).administracao
  if (avisosDoSistema.length === 0) return <EmptyState icon={<Megaphone size={28} />} title="Nenhum aviso até agora" />
  return <Table caption="avisos do sistema" columns={columns} rows={avisosDoSistema} rowKey={({ id }) => id} dense />
}

const isOver = ({ ate }: Aviso) => (ate ?? '') < today()

const Situacao = ({ aviso }: { aviso: Aviso }) => {
  if (isOver(aviso)) return <Tag tone="neutral">Encerrado</Tag>
  return (aviso.de ?? '') > today() ? <Tag tone="info">Agendado</Tag> : <Tag tone="success">No ar</Tag>
}

const Acoes = ({ aviso }: { aviso: Aviso }) => {
  const [aberto, setAberto] = useState<'mudar' | 'retirar' | null>(null)
  const close = () => setAberto(null)
  return (
    <Cluster gap="xsmall">
      <Button look="secondary" shape="compact" aria-label={`Mudar: ${aviso.texto}`} onClick={() => setAberto('mudar')}>
        Mudar
      </Button>
      <Button look="quiet" shape="compact" aria-label={`Excluir: ${aviso.texto}`} onClick={() => setAberto('retirar')}>
        Excluir
      </Button>
      {aberto === 'mudar' ? <AvisoDialog avisoRef={aviso} onClose={close} /> : null}
      {aberto === 'retirar' ? <RetirarAvisoDialog avisoRef={aviso} onClose={close} /> : null}
    </Cluster>
  )
}
