import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../ui/dates.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { toastMessage, toastSuccess } from '../../ui/overlay/toast.ts'
import { Table, type TableColumn } from '../../ui/Table.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { Bloqueados_viewer$data, Bloqueados_viewer$key } from './__generated__/Bloqueados_viewer.graphql.ts'
import { useBloquear } from './useBloquear.ts'

type Bloqueio = NonNullable<Bloqueados_viewer$data['bloqueios']>[number]

/** Whom the reader blocked; nothing on an upstream without blocks. */
export const Bloqueados = ({ viewerRef }: { viewerRef: Bloqueados_viewer$key }) => {
  const { bloqueios } = useFragment(
    graphql`
      fragment Bloqueados_viewer on Viewer {
        bloqueios {
          pessoa {
            codigo
            nome
          }
          desde
        }
      }
    `,
    viewerRef,
  )
  return bloqueios ? <Secao bloqueios={bloqueios} /> : null
}

const Secao = ({ bloqueios }: { bloqueios: readonly Bloqueio[] }) => (
  <Card as="section" labelledBy="bloqueios">
    <Stack>
      <Stack gap="xsmall">
        <Heading level={2} id="bloqueios">
          Pessoas bloqueadas
        </Heading>
        <Text size="small" color="muted">
          {bloqueios.length === 0
            ? 'Você não bloqueou ninguém. O botão Bloquear está no perfil de cada pessoa.'
            : 'Vocês não escrevem um ao outro, e elas não ficam sabendo.'}
        </Text>
      </Stack>
      {bloqueios.length === 0 ? null : (
        <Table
          caption="pessoas bloqueadas"
          columns={columns}
          rows={bloqueios}
          rowKey={({ pessoa }) => pessoa.codigo}
          dense
        />
      )}
    </Stack>
  </Card>
)

const nomeDe = ({ pessoa }: Bloqueio) => pessoa.nome ?? 'Pessoa sem nome'

const columns: readonly TableColumn<Bloqueio, string>[] = [
  { id: 'pessoa', header: 'Pessoa', cell: nomeDe },
  { id: 'desde', header: 'Desde', cell: ({ desde }) => (desde ? formatDate(desde) : '—') },
  { id: 'acoes', header: 'Ações', bare: true, cell: bloqueio => <Desbloquear bloqueio={bloqueio} /> },
]

const Desbloquear = ({ bloqueio }: { bloqueio: Bloqueio }) => {
  const nome = nomeDe(bloqueio)
  const [desbloquear, busy] = useBloquear({
    onFeito: () => toastSuccess('Pessoa desbloqueada', `${nome} pode escrever para você outra vez.`),
    onFalha: mensagem => toastMessage('Não foi possível desbloquear', mensagem),
  })
  return (
    <Button
      look="secondary"
      shape="compact"
      busy={busy}
      busyText="Desbloqueando..."
      aria-label={`Desbloquear ${nome}`}
      onClick={() => desbloquear({ codigo: bloqueio.pessoa.codigo, bloqueada: false })}
    >
      Desbloquear
    </Button>
  )
}
