import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Chip } from '../../ui/form/Chip.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Fieldset } from '../../ui/form/Fieldset.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { Tone } from '../../ui/tones.ts'
import type { FiltrosPanel_query$key } from './__generated__/FiltrosPanel_query.graphql.ts'
import { DepartamentosFiltro } from './DepartamentosFiltro.tsx'
import { beneficios, isFiltrado, todosOsBeneficios, toggle } from './filtro.ts'
import { tipos, todosOsTipos } from '../../tags/tipos.ts'
import type { Filtros } from './useFiltros.ts'
import * as styles from './FiltrosPanel.css.ts'

type Props = { queryRef: FiltrosPanel_query$key; filtros: Filtros }

export const FiltrosPanel = ({ queryRef, filtros }: Props) => (
  <Card as="section" padding="compact" labelledBy="filtros">
    <div className={styles.cabeca}>
      <Heading level={2} look="card" id="filtros">
        Filtros
      </Heading>
      <LimparFiltros filtros={filtros} />
    </div>
    <FiltrosFields queryRef={queryRef} filtros={filtros} />
  </Card>
)

/** The controls of the panel and of the sheet. They change only the pending filter. */
export const FiltrosFields = ({ queryRef, filtros: { aplicado, selecionado, selecionar } }: Props) => {
  const query = useFragment(
    graphql`
      fragment FiltrosPanel_query on Query @throwOnFieldError {
        ...DepartamentosFiltro_query
      }
    `,
    queryRef,
  )
  return (
    <Stack gap="large">
      <Escolhas
        legend="Tipo de oportunidade"
        opcoes={todosOsTipos}
        nome={tipo => tipos[tipo].nome}
        tone={tipo => tipos[tipo].tone}
        aplicadas={aplicado.tipos}
        selecionadas={selecionado.tipos}
        onChange={tipos => selecionar({ tipos })}
      />
      <DepartamentosFiltro
        queryRef={query}
        aplicado={aplicado.codigoDoDepartamento}
        selecionado={selecionado.codigoDoDepartamento}
        onSelect={selecionar}
      />
      <Escolhas
        legend="Benefícios"
        opcoes={todosOsBeneficios}
        nome={beneficio => beneficios[beneficio]}
        aplicadas={aplicado.beneficios}
        selecionadas={selecionado.beneficios}
        onChange={beneficios => selecionar({ beneficios })}
      />
    </Stack>
  )
}

type EscolhasProps<Opcao> = {
  legend: string
  opcoes: readonly Opcao[]
  nome: (opcao: Opcao) => string
  tone?: (opcao: Opcao) => Tone
  aplicadas: readonly Opcao[]
  selecionadas: readonly Opcao[]
  onChange: (selecionadas: readonly Opcao[]) => void
}

/** Chips to choose any number of options; a ring marks a choice that is not applied yet. */
const Escolhas = <Opcao extends string>(props: EscolhasProps<Opcao>) => {
  const { legend, opcoes, nome, tone, aplicadas, selecionadas, onChange } = props
  return (
    <Fieldset legend={legend}>
      <Cluster>
        {opcoes.map(opcao => (
          <Chip
            key={opcao}
            tone={tone?.(opcao) ?? 'primary'}
            pressed={selecionadas.includes(opcao)}
            ring={selecionadas.includes(opcao) !== aplicadas.includes(opcao)}
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
