import { useId, useMemo, useState } from 'react'
import { etapas } from '../candidaturas/etapas.ts'
import { EtapaTag } from '../candidaturas/EtapaTag.tsx'
import { type Links, Mais, porVez, useLinks } from '../minhasVagas/CandidatosList.tsx'
import { useFocarNovas } from '../minhasVagas/useFocarNovas.ts'
import { Field } from '../ui/Field.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Select } from '../ui/Select.tsx'
import { Text } from '../ui/Text.tsx'
import { CartaoDoQuadro } from './CartaoDoQuadro.tsx'
import { type EmSelecao, type Etapa, isMovel, nomeDe, porEtapa, todasAsEtapas } from './etapa.ts'
import type { DeCandidato } from './ItemDaSelecao.tsx'
import * as styles from './Quadro.css.ts'
import { useArrastar } from './useArrastar.ts'

type Acoes = Pick<DeCandidato, 'onMarcar' | 'onMover' | 'endereco'> & {
  marcados: ReadonlySet<string>
  /** Who is being moved. */
  emCurso: ReadonlySet<string>
}

type Props = Acoes & {
  candidatos: readonly EmSelecao[]
  onAnuncio: (anuncio: string) => void
}

/** A column for each stage; on a phone one of them at a time. */
export const Quadro = ({ candidatos, onAnuncio, ...acoes }: Props) => {
  const links = useLinks()
  const colunas = useMemo(() => porEtapa(candidatos), [candidatos])
  const [escolhida, setEscolhida] = useState<Etapa | null>(null)
  const atual = escolhida ?? todasAsEtapas.find(etapa => colunas[etapa].length > 0) ?? 'RECEBIDA'
  const { arrasto, fantasma, handlers } = useArrastar({
    achar: id => candidatos.find(one => one.id === id && isMovel(one) && !acoes.emCurso.has(id)),
    onSoltar: acoes.onMover,
    onAnuncio,
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
            alvo={arrasto !== null && arrasto.alvo === etapa && arrasto.candidato.etapa !== etapa}
            links={links}
            {...acoes}
          />
        ))}
      </div>
      {arrasto && !arrasto.porTeclas ? (
        <div ref={fantasma} aria-hidden="true" className={styles.fantasma}>
          {nomeDe(arrasto.candidato)}
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

/** Which column a phone shows. */
const Escolha = ({ atual, colunas, onChange }: EscolhaProps) => (
  <div className={styles.escolha}>
    <Field label="Etapa mostrada">
      {control => (
        <Select {...control} value={atual} onChange={event => onChange(event.target.value as Etapa)}>
          {todasAsEtapas.map(etapa => (
            <option key={etapa} value={etapa}>
              {etapas[etapa].label} ({colunas[etapa].length})
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
  /** On a phone the one in sight. */
  atual: boolean
  /** What is dragged would go here. */
  alvo: boolean
  links: Links
}

const Coluna = ({ etapa, candidatos, atual, alvo, links, marcados, emCurso, ...acoes }: ColunaProps) => {
  const id = useId()
  const [vistos, setVistos] = useState(porVez)
  const [ref, focar] = useFocarNovas('ul > li')
  const shown = candidatos.slice(0, vistos)
  const handleMais = () => {
    if (shown.length + porVez >= candidatos.length) focar(shown.length)
    setVistos(shown.length + porVez)
  }
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      data-etapa={etapa}
      data-alvo={alvo}
      data-atual={atual}
      className={styles.coluna}
    >
      <Cabeca id={id} etapa={etapa} total={candidatos.length} />
      <ul className={styles.cartoes}>
        {shown.map(candidato => (
          <CartaoDoQuadro
            key={candidato.id}
            candidato={candidato}
            marcado={marcados.has(candidato.id)}
            busy={emCurso.has(candidato.id)}
            {...links}
            {...acoes}
          />
        ))}
      </ul>
      {candidatos.length > shown.length ? (
        <Mais vistos={shown.length} de={candidatos.length} onMais={handleMais} />
      ) : null}
    </section>
  )
}

const Cabeca = ({ id, etapa, total }: { id: string; etapa: Etapa; total: number }) => (
  <div className={styles.cabeca}>
    <Heading level={4} id={id}>
      <EtapaTag etapa={etapa} />
    </Heading>
    <Text as="span" color="muted" numeric>
      {total}
    </Text>
  </div>
)
