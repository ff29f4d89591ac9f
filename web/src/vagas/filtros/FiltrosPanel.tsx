import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Chip } from '../../ui/form/Chip.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Fieldset } from '../../ui/form/Fieldset.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { Tone } from '../../ui/tones.ts'
import type { TipoDeVaga } from '../__generated__/VagasPageQuery.graphql.ts'
import type { FiltrosPanel_query$key } from './__generated__/FiltrosPanel_query.graphql.ts'
import type { useNomes_query$key } from './__generated__/useNomes_query.graphql.ts'
import { Contagem } from './Contagem.tsx'
import { DepartamentosFiltro } from './DepartamentosFiltro.tsx'
import { beneficios, isFiltrado, todasAsHoras, todasAsModalidades, todosOsBeneficios, toggle } from './filtro.ts'
import { nomeDasHoras } from './nomes.ts'
import { modalidades } from '../../tags/modalidades.ts'
import { tipos, todosOsTipos } from '../../tags/tipos.ts'
import { type Contagens, useContagens } from './useContagens.ts'
import type { Filtros } from './useFiltros.ts'
import { useNomes } from './useNomes.ts'
import * as styles from './FiltrosPanel.css.ts'

type Props = { queryRef: FiltrosPanel_query$key; filtros: Filtros }

export const FiltrosPanel = ({ queryRef, filtros }: Props) => {
  const [isReached, setReached] = useState(false)
  const handleReach = () => setReached(true)
  return (
    <Card as="section" padding="compact" labelledBy="filtros">
      <div className={styles.cabeca}>
        <Heading level={2} look="card" id="filtros">
          Filtros
        </Heading>
        <LimparFiltros filtros={filtros} />
      </div>
      <div onPointerEnter={handleReach} onFocus={handleReach}>
        <FiltrosFields queryRef={queryRef} filtros={filtros} isReached={isReached} />
      </div>
    </Card>
  )
}

const fragment = graphql`
  fragment FiltrosPanel_query on Query {
    filtraCondicoes
    ...useNomes_query
  }
`

type FieldsProps = Props & {
  /** The pointer or the focus has come to them: from then on they count. */
  isReached: boolean
}

/** The controls of the panel and of the sheet. They change only the pending filter. */
export const FiltrosFields = ({ queryRef, filtros, isReached }: FieldsProps) => {
  const { aplicado, selecionado, selecionar } = filtros
  const contagens = useContagens(aplicado, isReached)
  const { filtraCondicoes, ...query } = useFragment(fragment, queryRef)
  return (
    <Stack gap="large">
      <TiposFiltro queryRef={query} filtros={filtros} contagens={contagens} />
      <DepartamentosFiltro
        queryRef={query}
        contagens={contagens}
        aplicado={aplicado.codigoDoDepartamento}
        selecionado={selecionado.codigoDoDepartamento}
        onSelect={selecionar}
      />
      <Escolhas
        legend="Benefícios"
        opcoes={todosOsBeneficios}
        contagens={contagens}
        nome={beneficio => beneficios[beneficio]}
        aplicadas={aplicado.beneficios}
        selecionadas={selecionado.beneficios}
        onChange={beneficios => selecionar({ beneficios })}
      />
      {filtraCondicoes ? <CondicoesFiltro filtros={filtros} contagens={contagens} /> : null}
    </Stack>
  )
}

type TiposProps = { queryRef: useNomes_query$key; filtros: Filtros; contagens: Contagens }

/** The six kinds, and after them the types besides these. */
const TiposFiltro = ({ queryRef, filtros: { aplicado, selecionado, selecionar }, contagens }: TiposProps) => {
  const outros = new Map(useNomes(queryRef).tiposDeVaga?.map(({ codigo, nome }) => [codigo, nome]))
  return (
    <Escolhas
      legend="Tipo de oportunidade"
      opcoes={[...todosOsTipos, ...outros.keys()]}
      contagens={contagens}
      nome={opcao => outros.get(opcao) ?? tipos[opcao as TipoDeVaga].nome}
      tone={opcao => tipos[outros.has(opcao) ? 'OUTRO' : (opcao as TipoDeVaga)].tone}
      aplicadas={[...aplicado.tipos, ...aplicado.outrosTipos]}
      selecionadas={[...selecionado.tipos, ...selecionado.outrosTipos]}
      onChange={escolhidos =>
        selecionar({
          tipos: escolhidos.filter((opcao): opcao is TipoDeVaga => !outros.has(opcao)),
          outrosTipos: escolhidos.filter(opcao => outros.has(opcao)),
        })
      }
    />
  )
}

/** What only some upstreams filter by. Of the hours one at most is chosen. */
const CondicoesFiltro = ({ filtros, contagens }: { filtros: Filtros; contagens: Contagens }) => {
  const { aplicado, selecionado, selecionar } = filtros
  return (
    <>
      <Escolhas
        legend="Modalidade"
        opcoes={todasAsModalidades}
        contagens={contagens}
        nome={modalidade => modalidades[modalidade]}
        aplicadas={aplicado.modalidades}
        selecionadas={selecionado.modalidades}
        onChange={modalidades => selecionar({ modalidades })}
      />
      <Escolhas
        legend="Horas por semana"
        opcoes={todasAsHoras}
        contagens={contagens}
        nome={nomeDasHoras}
        aplicadas={toList(aplicado.horasMinimas)}
        selecionadas={toList(selecionado.horasMinimas)}
        onChange={horas => selecionar({ horasMinimas: horas.at(-1) ?? null })}
      />
    </>
  )
}

const toList = (horas: number | null) => (horas === null ? [] : [horas])

type EscolhasProps<Opcao> = {
  legend: string
  opcoes: readonly Opcao[]
  contagens: Contagens
  nome: (opcao: Opcao) => string
  tone?: (opcao: Opcao) => Tone
  aplicadas: readonly Opcao[]
  selecionadas: readonly Opcao[]
  onChange: (selecionadas: readonly Opcao[]) => void
}

/** Chips to choose any number of options; a ring marks a choice that is not applied yet. */
const Escolhas = <Opcao extends string | number>(props: EscolhasProps<Opcao>) => {
  const id = useId()
  const { legend, opcoes, contagens, nome, tone, aplicadas, selecionadas, onChange } = props
  return (
    <Fieldset legend={legend}>
      <Cluster>
        {opcoes.map(opcao => (
          <Chip
            key={opcao}
            tone={tone?.(opcao) ?? 'primary'}
            pressed={selecionadas.includes(opcao)}
            ring={selecionadas.includes(opcao) !== aplicadas.includes(opcao)}
            describedBy={`${id}-${opcao}`}
            count={<Contagem id={`${id}-${opcao}`} contagens={contagens} option={opcao} />}
            onPressedChange={() => onChange(toggle(selecionadas, opcao))}
          >
            {nome(opcao)}
          </Chip>
        ))}
      </Cluster>
    </Fieldset>
  )
}

/** Shown while any filter is selected or applied; resets both. */
const LimparFiltros = ({ filtros }: { filtros: Filtros }) =>
  isFiltrado(filtros.selecionado) || isFiltrado(filtros.aplicado) ? (
    <Button look="quiet" shape="compact" onClick={filtros.limpar}>
      Limpar Filtros
    </Button>
  ) : null
