import { etapas } from '../../candidaturas/candidatura/etapas.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { type EmSelecao, todasAsEtapas } from '../etapa.ts'
import { type Filtro, opcoes } from '../filtro.ts'
import { periodoDeEstudo } from '../../ui/periodos.ts'
import type { Visao } from '../useVisao.ts'
import { readRespostas, toRespostas } from './criterios.ts'
import * as styles from './Campos.css.ts'
import type { DeCriterios } from './useCriterios.ts'

const collator = new Intl.Collator('pt-BR')

type Mudar = (change: Partial<Filtro>) => void

type Props = DeCriterios & {
  visao: Visao
  filtro: Filtro
  etiquetas: readonly string[]
  /** All candidates, from which the options of cursos and periodos come. */
  candidatos: readonly EmSelecao[]
  onFiltro: Mudar
  onLimpar: () => void
}

/** The board has no filter by etapa, and no etapa in its `filtro`. */
export const countAtivos = ({ ordem: _ordem, busca: _busca, respostas, ...filtro }: Filtro): number =>
  Object.values(filtro).filter(Boolean).length + readRespostas(respostas).size

/** The filters: those of the list itself, and those that are loaded when they are opened. */
export const Campos = ({ visao, filtro, etiquetas, candidatos, onFiltro, onLimpar, ...criterios }: Props) => (
  <>
    {visao === 'quadro' ? null : <EtapaField etapa={filtro.etapa} onFiltro={onFiltro} />}
    <Escolha
      label="Curso"
      todos="Todos os cursos"
      value={filtro.curso}
      opcoes={valoresDe(candidatos, 'curso')}
      onChange={curso => onFiltro({ curso })}
    />
    <Escolha
      label="Período"
      todos="Todos os períodos"
      value={filtro.periodo}
      opcoes={valoresDe(candidatos, 'periodoInicio').toReversed()}
      nome={nomeDoPeriodo}
      onChange={periodo => onFiltro({ periodo })}
    />
    <Escolha
      label="Etiqueta"
      todos="Todas as etiquetas"
      value={filtro.etiqueta}
      opcoes={etiquetas}
      onChange={etiqueta => onFiltro({ etiqueta })}
    />
    <DaLista filtro={filtro} candidatos={candidatos} onFiltro={onFiltro} />
    <SobDemanda filtro={filtro} onFiltro={onFiltro} carregados={criterios.carregados} />
    <div className={styles.fim}>
      <Button look="secondary" shape="compact" disabled={countAtivos(filtro) === 0} onClick={onLimpar}>
        Limpar filtros
      </Button>
      <Carregamento {...criterios} />
    </div>
  </>
)

/** Nota, carta and days without an answer; only what distinguishes the candidates. */
const DaLista = ({ filtro, candidatos, onFiltro }: Pick<Props, 'filtro' | 'candidatos' | 'onFiltro'>) => (
  <>
    <Escolha
      label="Nota mínima"
      todos="Qualquer nota"
      value={filtro.nota}
      opcoes={candidatos.some(({ avaliacao }) => avaliacao?.nota != null) ? opcoes.nota : []}
      nome={nota => (nota === '5' ? '5' : `${nota} ou mais`)}
      onChange={nota => onFiltro({ nota })}
    />
    <Escolha
      label="Carta"
      todos="Com ou sem carta"
      value={filtro.carta}
      opcoes={candidatos.some(({ carta }) => carta !== null) ? opcoes.carta : []}
      nome={() => 'Só com carta'}
      onChange={carta => onFiltro({ carta })}
    />
    <Escolha
      label="Sem resposta"
      todos="Com ou sem resposta"
      value={filtro.espera}
      opcoes={opcoes.espera}
      nome={dias => `Há ${dias} dias ou mais`}
      onChange={espera => onFiltro({ espera })}
    />
  </>
)

const Carregamento = ({ isLoading, falhou, recarregar }: Omit<DeCriterios, 'carregados'>) => (
  <>
    <span role="status">
      {isLoading ? (
        <Text as="span" size="small" color="muted">
          Carregando requisitos, CR e respostas...
        </Text>
      ) : null}
    </span>
    {falhou ? (
      <Button look="secondary" shape="compact" onClick={recarregar}>
        Carregar requisitos, CR e respostas de novo
      </Button>
    ) : null}
  </>
)

const aCarregar = 'Ainda não carregado'

/** Requisitos and CR, whose fields are there before their options, and the perguntas with options. */
const SobDemanda = ({ filtro, onFiltro, carregados }: Pick<Props, 'filtro' | 'onFiltro' | 'carregados'>) => {
  const escolhidas = readRespostas(filtro.respostas)
  const escolher = (pergunta: string, valor: string) =>
    onFiltro({ respostas: toRespostas(new Map([...escolhidas, [pergunta, valor]])) })
  return (
    <>
      <Escolha
        label="Requisitos"
        todos="Atendidos ou não"
        value={filtro.requisitos}
        opcoes={carregados?.temRequisitos ? opcoes.requisitos : []}
        vazia={carregados ? 'Sem requisitos' : aCarregar}
        nome={() => 'Atende a todos'}
        onChange={requisitos => onFiltro({ requisitos })}
      />
      <Escolha
        label="CR mínimo"
        todos="Qualquer CR"
        value={filtro.cr}
        opcoes={carregados?.temCr ? opcoes.cr : []}
        vazia={carregados ? 'Ninguém compartilhou' : aCarregar}
        nome={cr => `${cr},0 ou mais`}
        onChange={cr => onFiltro({ cr })}
      />
      {carregados?.escolhas.map(pergunta => (
        <Escolha
          key={pergunta.texto}
          label={pergunta.texto}
          todos="Qualquer resposta"
          value={escolhidas.get(pergunta.texto) ?? ''}
          opcoes={pergunta.opcoes}
          onChange={valor => escolher(pergunta.texto, valor)}
        />
      ))}
    </>
  )
}

const EtapaField = ({ etapa, onFiltro }: Pick<Filtro, 'etapa'> & { onFiltro: Mudar }) => (
  <Field label="Etapa">
    {control => (
      <Select
        {...control}
        value={etapa ?? ''}
        onChange={({ target: { value } }) => onFiltro({ etapa: todasAsEtapas.find(one => one === value) ?? null })}
      >
        <option value="">Todas as etapas</option>
        {todasAsEtapas.map(one => (
          <option key={one} value={one}>
            {etapas[one].label}
          </option>
        ))}
      </Select>
    )}
  </Field>
)

/** The distinct values, sorted; none if there are fewer than two. */
function valoresDe(candidatos: readonly EmSelecao[], campo: 'curso' | 'periodoInicio'): readonly string[] {
  const valores = [...new Set(candidatos.flatMap(one => one[campo] ?? []))].toSorted(collator.compare)
  return valores.length < 2 ? [] : valores
}

/** As '6º período (desde 2024.1)'. */
function nomeDoPeriodo(inicio: string): string {
  const periodo = periodoDeEstudo(inicio)
  return periodo === null ? `Desde ${inicio}` : `${periodo}º período (desde ${inicio})`
}

type EscolhaProps = {
  label: string
  /** For no filter. */
  todos: string
  value: string
  opcoes: readonly string[]
  /** Shown in a field without options; undefined for no field. */
  vazia?: string
  nome?: (opcao: string) => string
  onChange: (value: string) => void
}

/** A value that is set can be taken back without options too. */
const Escolha = ({ label, todos, value, opcoes, vazia, nome = opcao => opcao, onChange }: EscolhaProps) => {
  const isEmpty = opcoes.length === 0 && value === ''
  if (isEmpty && vazia === undefined) return null
  return (
    <Field label={label}>
      {control => (
        <Select {...control} disabled={isEmpty} value={value} onChange={event => onChange(event.target.value)}>
          <option value="">{isEmpty ? vazia : todos}</option>
          {[...new Set(value ? [...opcoes, value] : opcoes)].map(one => (
            <option key={one} value={one}>
              {nome(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
