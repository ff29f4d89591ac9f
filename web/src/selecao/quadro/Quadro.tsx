import Megaphone from 'lucide-react/icons/megaphone'
import { use, useEffect, useId, useMemo, useState } from 'react'
import { etapas } from '../../candidaturas/candidatura/etapas.ts'
import { EtapaTag } from '../../candidaturas/candidatura/EtapaTag.tsx'
import { pageSize, ShowMore } from '../candidatos/CandidatosList.tsx'
import { useFocusNewRow } from '../candidatos/useFocusNewRow.ts'
import { EscreverContext } from '../comunicado/escrever.ts'
import { Field } from '../../ui/form/Field.tsx'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { CartaoDoQuadro } from './CartaoDoQuadro.tsx'
import { type EmSelecao, type Etapa, isMovable, nomeDe, porEtapa, todasAsEtapas } from '../etapa.ts'
import type { Criterios } from '../filtros/criterios.ts'
import type { ItemDaSelecaoProps } from '../ItemDaSelecao.tsx'
import * as styles from './Quadro.css.ts'
import { useDragCard } from './useDragCard.ts'

type Acoes = Pick<ItemDaSelecaoProps, 'onMarcar' | 'onMover' | 'linkTo'> & {
  marcados: ReadonlySet<string>
  /** Ids of the candidaturas with a move in flight. */
  inFlight: ReadonlySet<string>
  /** Null until they are loaded. */
  criterios: Criterios | null
}

type Props = Acoes & {
  candidatos: readonly EmSelecao[]
  onAnnounce: (announcement: string) => void
  /** Loads the criterios. */
  onPrecisar: () => void
}

/** A column for each etapa, narrow while it is empty; a phone shows one at a time. */
export const Quadro = ({ candidatos, onAnnounce, onPrecisar, ...acoes }: Props) => {
  useEffect(onPrecisar, [onPrecisar])
  const colunas = useMemo(() => porEtapa(candidatos), [candidatos])
  const [escolhida, setEscolhida] = useState<Etapa | null>(null)
  const atual = escolhida ?? todasAsEtapas.find(etapa => colunas[etapa].length > 0) ?? 'RECEBIDA'
  const { drag, ghost, handlers } = useDragCard({
    find: id => candidatos.find(one => one.id === id && isMovable(one) && !acoes.inFlight.has(id)),
    onDrop: acoes.onMover,
    onAnnounce,
  })
  return (
    <div className={styles.root}>
      <Escolha atual={atual} colunas={colunas} onChange={setEscolhida} />
      <div {...handlers} className={styles.colunas}>
        {todasAsEtapas.map(etapa => (
          <Coluna
            key={etapa}
            etapa={etapa}
            candidatos={colunas[etapa]}
            atual={etapa === atual}
            isTarget={drag !== null && drag.target === etapa && drag.candidato.etapa !== etapa}
            {...acoes}
          />
        ))}
      </div>
      {drag && !drag.byKeyboard ? (
        <div ref={ghost} aria-hidden="true" className={styles.ghost}>
          {nomeDe(drag.candidato)}
        </div>
      ) : null}
    </div>
  )
}

type EscolhaProps = {
  atual: Etapa
  colunas: Record<Etapa, readonly EmSelecao[]>
  onChange: (etapa: Etapa) => void
}

/** Chooses the column that a phone shows. */
const Escolha = ({ atual, colunas, onChange }: EscolhaProps) => (
  <div className={styles.escolha}>
    <Field label="Etapa mostrada">
      {control => (
        <Select {...control} value={atual} onChange={event => onChange(event.target.value as Etapa)}>
          {todasAsEtapas.map(etapa => (
            <option key={etapa} value={etapa}>
              {`${etapas[etapa].label} (${colunas[etapa].length})`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </div>
)

type ColunaProps = Acoes & {
  etapa: Etapa
  candidatos: readonly EmSelecao[]
  /** The column that a phone shows. */
  atual: boolean
  /** The dragged card would drop here. */
  isTarget: boolean
}

const Coluna = ({ etapa, candidatos, atual, isTarget, marcados, inFlight, criterios, ...acoes }: ColunaProps) => {
  const id = useId()
  const [visible, setVisible] = useState(pageSize)
  const [ref, focusRow] = useFocusNewRow('ul > li')
  const shown = candidatos.slice(0, visible)
  const handleShowMore = () => {
    if (shown.length + pageSize >= candidatos.length) focusRow(shown.length)
    setVisible(shown.length + pageSize)
  }
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      data-etapa={etapa}
      data-alvo={isTarget}
      data-atual={atual}
      data-vazia={candidatos.length === 0}
      className={styles.coluna}
    >
      <Cabeca id={id} etapa={etapa} total={candidatos.length} />
      <ul className={styles.cartoes}>
        {shown.map(candidato => (
          <CartaoDoQuadro
            key={candidato.id}
            candidato={candidato}
            marcado={marcados.has(candidato.id)}
            busy={inFlight.has(candidato.id)}
            criterio={criterios?.get(candidato.id)}
            {...acoes}
          />
        ))}
      </ul>
      {candidatos.length > shown.length ? (
        <ShowMore visible={shown.length} de={candidatos.length} onShowMore={handleShowMore} />
      ) : null}
    </section>
  )
}

const Cabeca = ({ id, etapa, total }: { id: string; etapa: Etapa; total: number }) => (
  <div className={styles.cabeca}>
    <Heading level={3} look="label" id={id}>
      <EtapaTag etapa={etapa} />
    </Heading>
    <Text as="span" color="muted" numeric>
      {total}
    </Text>
    {total > 0 && etapa !== 'RETIRADA' ? (
      <span className={styles.escrever}>
        <EscreverButton etapa={etapa} />
      </span>
    ) : null}
  </div>
)

const EscreverButton = ({ etapa }: { etapa: Etapa }) => {
  const escrever = use(EscreverContext)
  return (
    <IconButton
      label={`Enviar mensagem a quem está em ${etapas[etapa].label}`}
      icon={<Megaphone size={16} />}
      onClick={() => escrever({ etapa })}
    />
  )
}
