import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/form/Button.tsx'
import { Select } from '../ui/form/Select.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { toastError, toastSuccess } from '../ui/overlay/toast.ts'
import { Table, type TableColumn } from '../ui/Table.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import type { SuasBuscas_viewer$key } from './__generated__/SuasBuscas_viewer.graphql.ts'
import { type BuscaSalva, enderecoDe, modos, modosQueSeEscolhem, textoDasNovas, useBuscas } from './buscas.ts'
import { RenomearDialog } from './RenomearDialog.tsx'
import { useApagarBusca } from './useApagarBusca.ts'
import { useMudarBusca } from './useMudarBusca.ts'

/** All that the reader saved and follows, and how they are told of it; nothing on an upstream without it. */
export const SuasBuscas = ({ viewerRef }: { viewerRef: SuasBuscas_viewer$key }) => {
  const viewer = useFragment(
    graphql`
      fragment SuasBuscas_viewer on Viewer {
        ...buscas_viewer
        noAparelho @catch(to: NULL) {
          aparelho {
            __typename
          }
        }
      }
    `,
    viewerRef,
  )
  const buscasSalvas = useBuscas(viewer)
  const columns = columnsOf(viewer.noAparelho?.aparelho != null)
  return buscasSalvas ? <Secao buscas={buscasSalvas} columns={columns} /> : null
}

type Columns = readonly TableColumn<BuscaSalva, string>[]

const Secao = ({ buscas, columns }: { buscas: readonly BuscaSalva[]; columns: Columns }) => (
  <Card as="section" labelledBy="buscas">
    <Stack>
      <Stack gap="xsmall">
        <Heading level={2} id="buscas">
          Suas buscas e quem você segue
        </Heading>
        <Text size="small" color="muted">
          {buscas.length === 0
            ? 'Nada ainda. “Salvar esta busca” aparece na lista de oportunidades quando há um filtro ou palavras, e “Seguir” nas oportunidades, nos perfis de professores e no seu histórico.'
            : 'Uma oportunidade chega uma vez só, mesmo que várias a encontrem.'}
        </Text>
      </Stack>
      {buscas.length === 0 ? null : (
        <Table caption="buscas e quem você segue" columns={columns} rows={buscas} rowKey={({ id }) => id} dense />
      )}
    </Stack>
  </Card>
)

const tipos: Record<BuscaSalva['tipo'], string> = {
  BUSCA: 'Busca',
  PROFESSOR: 'Professor',
  DEPARTAMENTO: 'Departamento',
  DISCIPLINA: 'Disciplina',
}

const columnsOf = (temAparelho: boolean): Columns => [
  { id: 'nome', header: 'Nome', cell: busca => <Nome busca={busca} /> },
  { id: 'tipo', header: 'O que é', cell: ({ tipo }) => tipos[tipo] },
  {
    id: 'modo',
    header: 'Quando há uma nova',
    bare: true,
    cell: busca => <Escolha busca={busca} temAparelho={temAparelho} />,
  },
  { id: 'acoes', header: 'Ações', bare: true, cell: busca => <Acoes busca={busca} /> },
]

const Nome = ({ busca }: { busca: BuscaSalva }) => {
  const novas = textoDasNovas(busca.novas)
  return (
    <>
      <TextLink to={enderecoDe(busca)} alone="tight">
        {busca.nome}
      </TextLink>
      {novas ? <span>{` ${novas}`}</span> : null}
    </>
  )
}

/** Saved at once. What the server has is shown until it has the choice. */
const Escolha = ({ busca: { id, nome, modo }, temAparelho }: { busca: BuscaSalva; temAparelho: boolean }) => {
  const [desejado, setDesejado] = useState<keyof typeof modos | null>(null)
  const [mudar] = useMudarBusca({
    onFeito: () => setDesejado(null),
    onFalha: mensagem => {
      setDesejado(null)
      toastError('Não foi possível salvar', mensagem)
    },
  })
  const handleChange = (value: keyof typeof modos) => {
    setDesejado(value)
    mudar({ busca: id, modo: value })
  }
  return (
    <Select
      aria-label={`Quando há uma nova em ${nome}`}
      value={desejado ?? modo}
      onChange={event => handleChange(event.target.value as keyof typeof modos)}
    >
      {modosQueSeEscolhem(temAparelho || modo === 'NO_APARELHO').map(value => (
        <option key={value} value={value}>
          {modos[value]}
        </option>
      ))}
    </Select>
  )
}

const Acoes = ({ busca: { id, nome, tipo } }: { busca: BuscaSalva }) => {
  const [renomeando, setRenomeando] = useState(false)
  const isBusca = tipo === 'BUSCA'
  const [apagar, busy] = useApagarBusca({
    onFeito: () => toastSuccess(isBusca ? 'Busca apagada' : `Você não segue mais ${nome}`),
    onFalha: mensagem => toastError('Não foi possível apagar', mensagem),
  })
  return (
    <Cluster>
      {isBusca ? (
        <Button look="secondary" shape="compact" aria-label={`Renomear ${nome}`} onClick={() => setRenomeando(true)}>
          Renomear
        </Button>
      ) : null}
      <Button
        look="secondary"
        shape="compact"
        busy={busy}
        aria-label={isBusca ? `Apagar ${nome}` : `Deixar de seguir ${nome}`}
        onClick={() => apagar(id)}
      >
        {isBusca ? 'Apagar' : 'Deixar de seguir'}
      </Button>
      {renomeando ? <RenomearDialog id={id} nome={nome} onClose={() => setRenomeando(false)} /> : null}
    </Cluster>
  )
}
